import type { QuestionsRequest } from '@nimble/contracts/jobs';
import { compileCondition, whereCondition } from '../../../platform/database/collection-conditions.ts';
import { onPage } from '../../../platform/database/collection-statement.ts';
import type { Database } from '../../../platform/database/index.ts';
import { questionColumns } from './questions.repository.ts';

const filterColumns = {
  id: 'questions.id',
  question: 'questions.question',
  time_limit: 'questions.time_limit_seconds',
  required: { expression: 'questions.required::text' },
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

/** The questions of a new interview. */
function current(database: Database) {
  return database
    .selectFrom('questions')
    .innerJoin('jobs', 'jobs.id', 'questions.job_id')
    .where('questions.removed_at', 'is', null);
}

export async function findListedQuestions(database: Database, companyId: number, request: QuestionsRequest) {
  const { field, direction } = request.sort;
  const found = current(database)
    .where('questions.company_id', '=', companyId)
    .where(whereCondition(compileCondition(filterColumns, request.where)));
  const [rows, { total }] = await Promise.all([
    found
      .select(columns)
      .orderBy(sortColumns[field], direction)
      .orderBy('questions.id', direction)
      .$call(onPage(request))
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function findListedQuestion(database: Database, companyId: number, questionId: number) {
  return current(database)
    .select(columns)
    .where('questions.company_id', '=', companyId)
    .where('questions.id', '=', questionId)
    .executeTakeFirst();
}
export type ListedQuestionRow = NonNullable<Awaited<ReturnType<typeof findListedQuestion>>>;
