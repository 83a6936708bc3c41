import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { hasTask } from '../../../platform/tasks/index.ts';

const columns = [
  'name',
  'plan',
  'billing',
  'cycle_started_at',
  'trial_ends_at',
  'next_plan',
  'next_plan_at',
  'plan_chosen_at',
  'payment_customer',
  'payment_subscription',
  'payment_failed_at',
] as const;

/** Locks the company's plan and subscription until the transaction ends; undefined: deleted. */
export function lockPayer(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('companies')
    .select(columns)
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findPayer(database: Database, companyId: number) {
  return database
    .selectFrom('companies')
    .select(columns)
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** undefined: deleted since, or of another company. */
export function findPerson(database: Database, companyId: number, userId: number) {
  return database
    .selectFrom('users')
    .select(['email', 'username', 'display_name'])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst();
}

type Payer = {
  payment_customer: string | null;
  payment_subscription: string | null;
  payment_failed_at: Date | null;
};

export async function savePayer(transaction: Transaction, companyId: number, payer: Payer): Promise<void> {
  await transaction.updateTable('companies').set(payer).where('id', '=', companyId).execute();
}

/** Will a task cancel this subscription? */
export async function isToBeCanceled(transaction: Transaction, subscriptionId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${hasTask('plans.cancel-payment', { subscriptionId })} as "is"`.execute(transaction);
  return rows[0]?.is === true;
}

/** @returns false for a repeated event. */
export async function isNewEvent(
  transaction: Transaction,
  { id, type }: { id: string; type: string },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('payment_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteEventsBefore(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('payment_events').where('received_at', '<', before).execute();
}
