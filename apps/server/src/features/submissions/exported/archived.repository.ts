import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { placeInInterview } from '../../../platform/answers/drawn-questions.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import { stageOf } from '../stages/staged.repository.ts';
import { tagsOf } from '../tags/tagged.repository.ts';

/** Submissions with their stored files and transcripts, in the order of their ids; the caller says which. */
export function selectArchived(database: Database, companyId: number) {
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
      'submissions.created_at',
      'submissions.submitted_at',
      'submissions.reviewed_at',
      'submissions.time_factor',
      'submissions.screening',
      'submissions.unmet_requirements',
      'submissions.untimed',
      'jobs.title as job_title',
      stageOf(builder),
      tagsOf(builder),
      filesOf(builder).as('files'),
      answersOf(builder).as('answers'),
    ])
    .where('submissions.company_id', '=', companyId)
    .orderBy('submissions.id');
}
export type ArchivedSubmission = Awaited<ReturnType<ReturnType<typeof selectArchived>['execute']>>[number];

/** Finished ones with these ids. */
export function findArchived(
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<ArchivedSubmission[]> {
  return selectArchived(database, companyId)
    .where('submissions.status', '<>', sql.lit('uploading' as const))
    .where('submissions.id', 'in', [...ids])
    .execute();
}

type OfSubmission = ExpressionBuilder<Tables, 'submissions'>;

/** The joined video, its picture and the resume. */
function filesOf(builder: OfSubmission) {
  return jsonArrayFrom(
    builder
      .selectFrom('files')
      .select(['files.storage_key', 'files.mime', 'files.name', 'files.size_bytes'])
      .select((inner) =>
        inner
          .case()
          .when('files.id', '=', inner.ref('submissions.video_file_id'))
          .then(sql.lit('film' as const))
          .when('files.id', '=', inner.ref('submissions.poster_file_id'))
          .then(sql.lit('poster' as const))
          .else(sql.lit('resume' as const))
          .end()
          .as('kind'),
      )
      .whereRef('files.company_id', '=', 'submissions.company_id')
      .where((inner) =>
        inner.or([
          inner('files.id', '=', inner.ref('submissions.video_file_id')),
          inner('files.id', '=', inner.ref('submissions.poster_file_id')),
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
      .leftJoin('files', 'files.id', 'responses.file_id')
      .leftJoin('transcripts', 'transcripts.response_id', 'responses.id')
      .select([
        placeInInterview.as('position'),
        'questions.question',
        'questions.id as question_id',
        'files.storage_key',
        'files.mime',
        'files.size_bytes',
        'responses.duration_seconds',
        'responses.processing_status',
        'responses.value',
        'transcripts.text as transcript',
      ])
      .select((inner) => uploadedOf(inner).as('uploaded'))
      .whereRef('responses.company_id', '=', 'submissions.company_id')
      .whereRef('responses.submission_id', '=', 'submissions.id')
      .orderBy('position'),
  );
}

/** The files of an answer by file, with the names of their downloads. */
function uploadedOf(builder: ExpressionBuilder<Tables, 'responses'>) {
  return jsonArrayFrom(
    builder
      .selectFrom('files')
      .select(['files.name', 'files.storage_key', 'files.size_bytes'])
      .whereRef('files.company_id', '=', 'responses.company_id')
      .where(
        sql<SqlBool>`files.id in (
          select (file ->> 'id')::bigint from jsonb_array_elements(responses.value -> 'files') as file
        )`,
      )
      .orderBy('files.id'),
  );
}
