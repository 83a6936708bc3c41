import type { Condition } from '@nimble/contracts/collections';
import type { ResponsesRequest } from '@nimble/contracts/submissions';
import { sql } from 'kysely';
import {
  asksOnly,
  compileCondition,
  whereCondition,
} from '../../../platform/database/collection-conditions.ts';
import { onPage } from '../../../platform/database/collection-statement.ts';
import type { Database } from '../../../platform/database/index.ts';
import { askedQuestions, responseColumns } from '../submission-parts.repository.ts';

const columns = [
  ...responseColumns,
  'responses.submission_id',
  'responses.created_at',
  'submissions.time_factor',
  'submissions.candidate_name',
  'submissions.candidate_email',
  'submissions.status',
] as const;

const ownColumns = {
  id: 'responses.id',
  submission: 'responses.submission_id',
  'submission.id': 'responses.submission_id',
  question: 'responses.question_id',
  'question.id': 'responses.question_id',
  processingStatus: 'responses.processing_status',
  responseType: 'responses.format',
  createdAt: 'responses.created_at',
} as const;

const filterColumns = {
  ...ownColumns,
  job: 'submissions.job_id',
  'job.id': 'submissions.job_id',
  mimeType: 'files.mime',
} as const;

const sortColumns = { id: 'responses.id', createdAt: 'responses.created_at' } as const;

/** Interviews begun and not submitted are never shown. */
function submitted(database: Database) {
  return database
    .selectFrom('responses')
    .innerJoin('submissions', 'submissions.id', 'responses.submission_id')
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .leftJoin('files', 'files.id', 'responses.file_id')
    .where('submissions.status', '<>', sql.lit('uploading' as const));
}

function matching(database: Database, companyId: number, { where }: ResponsesRequest) {
  return submitted(database)
    .where('responses.company_id', '=', companyId)
    .where(whereCondition(compileCondition(filterColumns, where)));
}

type OwnCondition = Condition<keyof typeof ownColumns>;

/** The same as `matching`, by excluding the few hidden ones: joining all rows takes ten times as long. */
function counted(database: Database, companyId: number, where: OwnCondition | undefined) {
  return database
    .selectFrom('responses')
    .where('responses.company_id', '=', companyId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submissions')
            .select('submissions.id')
            .whereRef('submissions.id', '=', 'responses.submission_id')
            .where('submissions.company_id', '=', companyId)
            .where('submissions.status', '=', sql.lit('uploading' as const)),
        ),
      ),
    )
    .where(whereCondition(compileCondition(ownColumns, where)))
    .select(({ fn }) => fn.countAll<number>().as('total'));
}

export async function findListedResponses(database: Database, companyId: number, request: ResponsesRequest) {
  const { where, sort } = request;
  const found = matching(database, companyId, request);
  const total = asksOnly(where, ownColumns)
    ? counted(database, companyId, where)
    : found.select(({ fn }) => fn.countAll<number>().as('total'));
  const [rows, counts] = await Promise.all([
    found
      .select(columns)
      .select(askedQuestions)
      .orderBy(sortColumns[sort.field], sort.direction)
      .orderBy('responses.id', sort.direction)
      .$call(onPage(request))
      .execute(),
    total.executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counts.total };
}

export function findListedResponse(database: Database, companyId: number, responseId: number) {
  return submitted(database)
    .select(columns)
    .select(askedQuestions)
    .where('responses.company_id', '=', companyId)
    .where('responses.id', '=', responseId)
    .executeTakeFirst();
}
export type ListedResponseRow = NonNullable<Awaited<ReturnType<typeof findListedResponse>>>;
