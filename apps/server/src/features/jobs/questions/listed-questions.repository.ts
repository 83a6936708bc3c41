import type { QuestionsRequest } from '@nimble/contracts/jobs';
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
import { questionColumns } from './questions.repository.ts';

const filterColumns = {
  id: 'questions.id',
  question: 'questions.question',
  time_limit: 'questions.time_limit_seconds',
  required: sql<string>`questions.required::text`,
  order: 'questions.position',
  job: 'questions.job_id',
  'job.id': 'questions.job_id',
  'job.title': 'jobs.title',
  'job.status': 'jobs.status',
  createdAt: 'questions.created_at',
} as const;

const sortColumns = {
  id: 'questions.id',
  order: 'questions.position',
  createdAt: 'questions.created_at',
} as const;

const columns = [...questionColumns, 'jobs.title as job_title', 'jobs.status as job_status'] as const;

type Asked = CollectionValues<QuestionsRequest>;

const page = prepare((database, given: Given<Asked>, { request }) => {
  const { field, direction } = request.sort;
  return matching(database, given, request)
    .select(columns)
    .orderBy(sortColumns[field], direction)
    .orderBy('questions.id', direction)
    .$call(onPage(request, given));
}, shapeOfPage);

const total = prepare(
  (database, given: Given<Asked>, { request }) =>
    matching(database, given, request).select(({ fn }) => fn.countAll<number>().as('total')),
  shapeOfFilters,
);

/** Those that an interview begun now would ask. */
function current(database: Database | Transaction) {
  return database
    .selectFrom('questions')
    .innerJoin('jobs', 'jobs.id', 'questions.job_id')
    .where('questions.removed_at', 'is', null);
}

function matching(database: Database | Transaction, given: Given<Asked>, { where }: QuestionsRequest) {
  const ofCompany = current(database).where(
    'questions.company_id',
    '=',
    given(({ companyId }) => companyId),
  );
  return where === undefined
    ? ofCompany
    : ofCompany.where((builder) => whereCondition(builder, filterColumns, where, given));
}

export async function findListedQuestions(database: Database, companyId: number, request: QuestionsRequest) {
  const values = collectionValues(companyId, request);
  const [rows, [counted]] = await Promise.all([page(database, values), total(database, values)]);
  return { rows, total: counted?.total ?? 0 };
}

export function findListedQuestion(database: Database, companyId: number, questionId: number) {
  return current(database)
    .select(columns)
    .where('questions.company_id', '=', companyId)
    .where('questions.id', '=', questionId)
    .executeTakeFirst();
}
export type ListedQuestionRow = NonNullable<Awaited<ReturnType<typeof findListedQuestion>>>;
