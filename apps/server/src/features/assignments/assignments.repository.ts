import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/database/index.ts';

/** A reviewer of a submission of this company. */
export type Reviewer = { companyId: number; submissionId: number; userId: number };

/** Nothing is left to do: the reviewer has submitted a scorecard, or the candidate is decided. */
const isDone = sql<boolean>`(submissions.status IN ('reviewed', 'shortlisted', 'rejected') OR EXISTS (
  SELECT FROM scorecards WHERE scorecards.submission_id = assignments.submission_id
    AND scorecards.user_id = assignments.user_id AND scorecards.given_at IS NOT NULL))`;
const isOverdue = sql<boolean>`coalesce(assignments.due_on < (now() AT TIME ZONE 'UTC')::date, false)`;
const dueOn = sql<string | null>`to_char(assignments.due_on, 'YYYY-MM-DD')`;

function ofSubmissions(database: Database | Transaction) {
  return database
    .selectFrom('assignments')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.id', '=', 'assignments.submission_id')
        .onRef('submissions.company_id', '=', 'assignments.company_id'),
    );
}

function byDueDate<Row>(query: SelectQueryBuilder<Tables, 'assignments' | 'submissions', Row>) {
  return query
    .orderBy('assignments.due_on', (order) => order.asc().nullsLast())
    .orderBy('assignments.created_at')
    .orderBy('assignments.submission_id')
    .orderBy('assignments.user_id');
}

export async function findAssignments(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
) {
  return ofSubmissions(database)
    .innerJoin('users', 'users.id', 'assignments.user_id')
    .select([
      'assignments.user_id',
      'assignments.created_at',
      sql<string>`coalesce(users.display_name, users.username)`.as('name'),
      dueOn.as('due_on'),
      isDone.as('is_done'),
      isOverdue.as('is_overdue'),
    ])
    .where('assignments.company_id', '=', companyId)
    .where('assignments.submission_id', '=', submissionId)
    .orderBy('assignments.due_on', (order) => order.asc().nullsLast())
    .orderBy('assignments.created_at')
    .orderBy('assignments.user_id')
    .execute();
}
export type AssignmentRow = Awaited<ReturnType<typeof findAssignments>>[number];

/** What a person is to review and has not done. */
function openOf(database: Database, companyId: number, userId: number) {
  return ofSubmissions(database)
    .where('assignments.company_id', '=', companyId)
    .where('assignments.user_id', '=', userId)
    .where(({ not }) => not(isDone));
}

export function findQueue(database: Database, companyId: number, userId: number, most: number) {
  return openOf(database, companyId, userId)
    .select([
      'assignments.submission_id',
      'assignments.created_at',
      dueOn.as('due_on'),
      isOverdue.as('is_overdue'),
    ])
    .$call(byDueDate)
    .limit(most)
    .execute();
}
export type QueueRow = Awaited<ReturnType<typeof findQueue>>[number];

export function countQueue(database: Database, companyId: number, userId: number) {
  return openOf(database, companyId, userId)
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      sql<number>`count(*) FILTER (WHERE ${isOverdue})`.as('overdue'),
    ])
    .executeTakeFirstOrThrow();
}

/** The due date of an assignment; undefined without one. */
export async function findDueDate(
  transaction: Transaction,
  { companyId, submissionId, userId }: Reviewer,
): Promise<string | null | undefined> {
  const row = await transaction
    .selectFrom('assignments')
    .select(dueOn.as('due_on'))
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.due_on;
}

export async function putAssignment(
  transaction: Transaction,
  { companyId, submissionId, userId }: Reviewer,
  { dueOn, assignedBy }: { dueOn: string | null; assignedBy: number },
): Promise<void> {
  await transaction
    .insertInto('assignments')
    .values({
      company_id: companyId,
      submission_id: submissionId,
      user_id: userId,
      due_on: dueOn,
      assigned_by: assignedBy,
    })
    .onConflict((conflict) => conflict.columns(['submission_id', 'user_id']).doUpdateSet({ due_on: dueOn }))
    .execute();
}

/** @returns the reviewer's name; undefined without an assignment. */
export async function deleteAssignment(
  transaction: Transaction,
  { companyId, submissionId, userId }: Reviewer,
): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom('assignments')
    .using('users')
    .whereRef('users.id', '=', 'assignments.user_id')
    .where('assignments.company_id', '=', companyId)
    .where('assignments.submission_id', '=', submissionId)
    .where('assignments.user_id', '=', userId)
    .returning(sql<string>`coalesce(users.display_name, users.username)`.as('name'))
    .executeTakeFirst();
  return row?.name;
}

/** Is there a finished submission? */
export async function hasSubmission(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', '<>', 'uploading')
    .executeTakeFirst();
  return row !== undefined;
}
