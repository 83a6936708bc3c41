import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Tables } from '../../../../platform/database/index.ts';
import { isCovered, type Span } from '../batches.repository.ts';

/** Some submissions of a batch, after this one by id, with everything that an archive of them needs. */
export function findToArchive(
  database: Database,
  companyId: number,
  { span, afterId, most }: { span: Span; afterId: number; most: number },
) {
  return database
    .selectFrom('submissions')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .select((builder) => [
      'submissions.id',
      'submissions.candidate_name',
      'submissions.candidate_email',
      'submissions.status',
      'submissions.rating',
      'submissions.notes',
      'submissions.submitted_at',
      'jobs.title as job_title',
      filesOf(builder).as('files'),
      answersOf(builder).as('answers'),
    ])
    .where('submissions.company_id', '=', companyId)
    .where(isCovered(span))
    .where('submissions.id', '>', afterId)
    .orderBy('submissions.id')
    .limit(most)
    .execute();
}
export type ArchivedSubmission = Awaited<ReturnType<typeof findToArchive>>[number];

type OfSubmission = ExpressionBuilder<Tables, 'submissions'>;

/** The joined video and the resume. */
function filesOf(builder: OfSubmission) {
  return jsonArrayFrom(
    builder
      .selectFrom('files')
      .select(['files.storage_key', 'files.mime', 'files.name'])
      .select((inner) =>
        inner
          .case()
          .when('files.id', '=', inner.ref('submissions.video_file_id'))
          .then(sql.lit('film' as const))
          .else(sql.lit('resume' as const))
          .end()
          .as('kind'),
      )
      .whereRef('files.company_id', '=', 'submissions.company_id')
      .where((inner) =>
        inner.or([
          inner('files.id', '=', inner.ref('submissions.video_file_id')),
          inner('files.id', '=', inner.ref('submissions.resume_file_id')),
        ]),
      )
      .orderBy('files.id'),
  );
}

/** In the order of their questions, with their transcripts. */
function answersOf(builder: OfSubmission) {
  return jsonArrayFrom(
    builder
      .selectFrom('responses')
      .innerJoin('questions', 'questions.id', 'responses.question_id')
      .innerJoin('files', 'files.id', 'responses.file_id')
      .leftJoin('transcripts', 'transcripts.response_id', 'responses.id')
      .select([
        'questions.position',
        'questions.question',
        'files.storage_key',
        'files.mime',
        'transcripts.text as transcript',
      ])
      .whereRef('responses.company_id', '=', 'submissions.company_id')
      .whereRef('responses.submission_id', '=', 'submissions.id')
      .orderBy('questions.position'),
  );
}
