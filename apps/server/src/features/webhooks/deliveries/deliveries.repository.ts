import type { DeliveryFailure, SentEvent } from '@nimble/contracts/webhooks';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { hasTask } from '../../../platform/tasks/index.ts';

export type Delivery = { companyId: number; deliveryId: number };

const shown = [
  'id',
  'event',
  'state',
  'attempts',
  'answer_status',
  'failure',
  'milliseconds',
  'body',
  'created_at',
  'tried_at',
  'next_try_at',
] as const;

export async function insertDelivery(
  transaction: Transaction,
  delivery: { companyId: number; webhookId: number; event: SentEvent; jobId: number | null; body: string },
) {
  return transaction
    .insertInto('webhook_deliveries')
    .values({
      company_id: delivery.companyId,
      webhook_id: delivery.webhookId,
      event: delivery.event,
      job_id: delivery.jobId,
      body: delivery.body,
      next_try_at: new Date(),
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
}
export type DeliveryRow = Awaited<ReturnType<typeof insertDelivery>>;

/** Newest first. */
export function findDeliveries(
  database: Database,
  { companyId, webhookId }: { companyId: number; webhookId: number },
  { page, pageSize }: { page: number; pageSize: number },
) {
  return database
    .selectFrom('webhook_deliveries')
    .select(shown)
    .where('company_id', '=', companyId)
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countDeliveries(
  database: Database,
  { companyId, webhookId }: { companyId: number; webhookId: number },
): Promise<number> {
  const { total } = await database
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow();
  return total;
}

/** With everything needed for sending. */
export function findToSend(database: Database, { companyId, deliveryId }: Delivery) {
  return database
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select(['webhook_deliveries.state', 'webhook_deliveries.round', 'webhook_deliveries.body'])
    .select(['webhooks.id as webhook_id', 'webhooks.url', 'webhooks.switched_off_at'])
    .select(['webhooks.paused_until', 'webhooks.sealed_secret'])
    .select(['webhooks.sealed_former_secret', 'webhooks.former_until'])
    .where('webhook_deliveries.company_id', '=', companyId)
    .where('webhook_deliveries.id', '=', deliveryId)
    .executeTakeFirst();
}
export type ToSend = NonNullable<Awaited<ReturnType<typeof findToSend>>>;

/** Locks the delivery until the transaction ends; undefined once another round was scheduled. */
export function lockRound(transaction: Transaction, { companyId, deliveryId }: Delivery, round: number) {
  return transaction
    .selectFrom('webhook_deliveries')
    .select('attempts')
    .where('company_id', '=', companyId)
    .where('id', '=', deliveryId)
    .where('round', '=', round)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
}

type Tried = {
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  answer_status: number | null;
  failure: DeliveryFailure | null;
  milliseconds: number | null;
  tried_at: Date;
  next_try_at: Date | null;
  round: number;
};

export async function updateDelivery(
  transaction: Transaction,
  { companyId, deliveryId }: Delivery,
  changes: Partial<Tried>,
): Promise<void> {
  await transaction
    .updateTable('webhook_deliveries')
    .set(changes)
    .where('company_id', '=', companyId)
    .where('id', '=', deliveryId)
    .execute();
}

/** Starts a new round of tries, whatever the outcome of those before. @returns undefined for a missing one. */
export function startRound(
  transaction: Transaction,
  { companyId, deliveryId, webhookId }: Delivery & { webhookId: number },
) {
  return transaction
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_try_at: new Date(), round: sql<number>`round + 1` })
    .where('company_id', '=', companyId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', deliveryId)
    .returning([...shown, 'round'])
    .executeTakeFirst();
}

/** Deliveries that were due before this and have no task left, oldest first; locked until the transaction ends. */
export async function findLost(transaction: Transaction, before: Date, most: number): Promise<Lost[]> {
  const { rows } = await sql<Lost>`
    select id as "deliveryId", company_id as "companyId", webhook_id as "webhookId", round
    from webhook_deliveries
    where state = 'waiting' and next_try_at < ${before}::timestamptz and not ${hasTask('webhooks.deliver', {
      deliveryId: sql`webhook_deliveries.id`,
      round: sql`webhook_deliveries.round`,
    })}
    order by next_try_at limit ${most}
    for update skip locked`.execute(transaction);
  return rows;
}
type Lost = Delivery & { webhookId: number; round: number };

/** @returns how many. */
export async function deleteOlder(database: Database, before: Date, most: number): Promise<number> {
  const deleted = await database
    .deleteFrom('webhook_deliveries')
    .where('id', 'in', (builder) =>
      builder
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(most),
    )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
