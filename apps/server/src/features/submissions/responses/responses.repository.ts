import type { Condition } from '@nimble/contracts/collections';
import type { ResponsesRequest } from '@nimble/contracts/submissions';
import { sql } from 'kysely';
import { whereCondition } from '../../../platform/database/collection-conditions.ts';
import {
  type CollectionValues,
  collectionValues,
  onPage,
  shapeOfFilters,
  shapeOfPage,
} from '../../../platform/database/collection-statement.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { type Given, prepare } from '../../../platform/database/prepare.ts';
import { responseColumns } from '../submission-parts.repository.ts';

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
  createdAt: 'responses.created_at',
} as const;

const filterColumns = {
  ...ownColumns,
  job: 'submissions.job_id',
  'job.id': 'submissions.job_id',
  mimeType: 'files.mime',
} as const;

const sortColumns = { id: 'responses.id', createdAt: 'responses.created_at' } as const;

type Asked = CollectionValues<ResponsesRequest>;
type OwnCondition = Condition<keyof typeof ownColumns>;

const page = prepare((database, given: Given<Asked>, { request }) => {
  const { field, direction } = request.sort;
  return matching(database, given, request)
    .select(columns)
    .orderBy(sortColumns[field], direction)
    .orderBy('responses.id', direction)
    .$call(onPage(request, given));
}, shapeOfPage);

const total = prepare(
  (database, given: Given<Asked>, { request }) =>
    (isAboutAnswersAlone(request.where)
      ? counted(database, given, request.where)
      : matching(database, given, request)
    ).select(({ fn }) => fn.countAll<number>().as('total')),
  shapeOfFilters,
);

/** Interviews begun and not submitted are never shown (design §5). */
function submitted(database: Database | Transaction) {
  return database
    .selectFrom('responses')
    .innerJoin('submissions', 'submissions.id', 'responses.submission_id')
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .innerJoin('files', 'files.id', 'responses.file_id')
    .where('submissions.status', '<>', sql.lit('uploading' as const));
}

function matching(database: Database | Transaction, given: Given<Asked>, { where }: ResponsesRequest) {
  const ofCompany = submitted(database).where(
    'responses.company_id',
    '=',
    given(({ companyId }) => companyId),
  );
  return where === undefined
    ? ofCompany
    : ofCompany.where((builder) => whereCondition(builder, filterColumns, where, given));
}

/** The same as `matching`, by leaving out the few that are not shown: joining all to theirs takes ten times as long. */
function counted(database: Database | Transaction, given: Given<Asked>, where: OwnCondition | undefined) {
  const companyId = given((values) => values.companyId);
  const ofCompany = database
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
    );
  return where === undefined
    ? ofCompany
    : ofCompany.where((builder) => whereCondition(builder, ownColumns, where, given));
}

/** Does a condition ask nothing of the submission or the file of an answer? */
function isAboutAnswersAlone(where: Condition<string> | undefined): where is OwnCondition | undefined {
  if (where === undefined) return true;
  switch (where.kind) {
    case 'and':
    case 'or':
      return where.conditions.every(isAboutAnswersAlone);
    case 'not':
      return isAboutAnswersAlone(where.condition);
    default:
      return Object.hasOwn(ownColumns, where.field);
  }
}

export async function findListedResponses(database: Database, companyId: number, request: ResponsesRequest) {
  const values = collectionValues(companyId, request);
  const [rows, [counted]] = await Promise.all([page(database, values), total(database, values)]);
  return { rows, total: counted?.total ?? 0 };
}

export function findListedResponse(database: Database, companyId: number, responseId: number) {
  return submitted(database)
    .select(columns)
    .where('responses.company_id', '=', companyId)
    .where('responses.id', '=', responseId)
    .executeTakeFirst();
}
export type ListedResponseRow = NonNullable<Awaited<ReturnType<typeof findListedResponse>>>;
