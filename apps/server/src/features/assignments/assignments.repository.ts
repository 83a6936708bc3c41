import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

const dueOn = sql<string | null>`to_char(due_on, 'YYYY-MM-DD')`.as('due_on');

/** The assignments of a submission, sorted by due date; those without one come last. */
export function findAssignments(database: Database | Transaction, companyId: number, submissionId: number) {
  return database
    .selectFrom('assignment_states')
    .select(['user_id', 'created_at', 'is_done', 'is_past', dueOn])
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .orderBy('assignment_states.due_on', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
}
export type AssignmentRow = Awaited<ReturnType<typeof findAssignments>>[number];

/** What a person is to review and has not done. */
function openOf(database: Database, companyId: number, userId: number) {
  return database
    .selectFrom('assignment_states')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('is_done', '=', false);
}

export function findQueue(database: Database, companyId: number, userId: number, most: number) {
  return openOf(database, companyId, userId)
    .select(['submission_id', 'created_at', 'is_past', dueOn])
    .orderBy('assignment_states.due_on', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('submission_id')
    .limit(most)
    .execute();
}
export type QueueRow = Awaited<ReturnType<typeof findQueue>>[number];

export function countQueue(database: Database, companyId: number, userId: number) {
  return openOf(database, companyId, userId)
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('is_past', '=', true).as('overdue'),
    ])
    .executeTakeFirstOrThrow();
}

/** The due date of an assignment; undefined without one. */
export async function findDueDate(
  transaction: Transaction,
  { companyId, submissionId, userId }: { companyId: number; submissionId: number; userId: number },
): Promise<string | null | undefined> {
  const row = await transaction
    .selectFrom('assignments')
    .select(dueOn)
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.due_on;
}

/** The people who are assigned to these submissions. */
export function findReviewersOf(
  database: Database | Transaction,
  companyId: number,
  submissionIds: readonly number[],
) {
  return database
    .selectFrom('assignments')
    .select(['submission_id', 'user_id', dueOn])
    .where('company_id', '=', companyId)
    .where('submission_id', 'in', submissionIds)
    .execute();
}

/** Assigns one person to these submissions, or changes the date. */
export async function putAssignments(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
  { userId, dueOn: due_on }: { userId: number; dueOn: string | null },
): Promise<void> {
  if (submissionIds.length === 0) return;
  await transaction
    .insertInto('assignments')
    .values(
      submissionIds.map((submissionId) => ({
        company_id: companyId,
        submission_id: submissionId,
        user_id: userId,
        due_on,
      })),
    )
    .onConflict((conflict) => conflict.columns(['submission_id', 'user_id']).doUpdateSet({ due_on }))
    .execute();
}

/** @returns how many there were. */
export async function deleteAssignments(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
  userId: number,
): Promise<number> {
  if (submissionIds.length === 0) return 0;
  const { numDeletedRows } = await transaction
    .deleteFrom('assignments')
    .where('company_id', '=', companyId)
    .where('submission_id', 'in', submissionIds)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
