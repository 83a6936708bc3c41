import type { WebhookEvent } from '@nimble/contracts/webhooks';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** Has the company of a submission any? For a statement that reads or changes submissions. */
export const hasWebhooks = sql<boolean>`exists (
  select from webhooks where webhooks.company_id = submissions.company_id
)`;

function webhooksOf(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'switched_off_by', 'failing_since', 'made_by_name', 'created_at'])
    .where('company_id', '=', companyId);
}

/** Newest first. */
export function findWebhooks(database: Database, companyId: number) {
  return webhooksOf(database, companyId).orderBy('id', 'desc').execute();
}
export type WebhookRow = Awaited<ReturnType<typeof findWebhooks>>[number];

export function findWebhook(database: Database | Transaction, companyId: number, id: number) {
  return webhooksOf(database, companyId).where('id', '=', id).executeTakeFirst();
}

/** Locks the webhook until the transaction ends. */
export function lockWebhook(transaction: Transaction, companyId: number, id: number) {
  return transaction
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'switched_off_by', 'failing_since', 'failures', 'sealed_secret'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countWebhooks(transaction: Transaction, companyId: number): Promise<number> {
  const { total } = await transaction
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return total;
}

/** The id comes first, because the secret is sealed for it. */
export async function nextWebhookId(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id')) as id`.execute(transaction);
  return rows[0]?.id ?? 0;
}

type NewWebhook = {
  id: number;
  companyId: number;
  userId: number;
  url: string;
  events: WebhookEvent[];
  sealedSecret: Buffer;
};

export async function insertWebhook(transaction: Transaction, webhook: NewWebhook): Promise<void> {
  const { id, companyId, userId, url, events, sealedSecret } = webhook;
  await sql`insert into webhooks (id, company_id, url, events, sealed_secret, made_by_name)
    overriding system value
    select ${id}::bigint, ${companyId}::bigint, ${url}::text, ${events}::text[], ${sealedSecret}::bytea,
      coalesce(display_name, username)
    from users where id = ${userId}::bigint and company_id = ${companyId}::bigint`.execute(transaction);
}

type Changes = {
  url?: string;
  events?: WebhookEvent[];
  switched_off_at?: Date | null;
  switched_off_by?: 'person' | 'failures' | 'gone' | null;
  failing_since?: Date | null;
  failures?: number;
  paused_until?: Date | null;
  sealed_secret?: Buffer;
  sealed_former_secret?: Buffer | null;
  former_until?: Date | null;
};

/** The columns of a webhook whose last try has not failed. */
export const withoutFailures = { failing_since: null, failures: 0, paused_until: null };

export async function updateWebhook(
  transaction: Transaction,
  companyId: number,
  id: number,
  changes: Changes,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await transaction
    .updateTable('webhooks')
    .set(changes)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export async function deleteWebhook(transaction: Transaction, companyId: number, id: number): Promise<void> {
  await transaction.deleteFrom('webhooks').where('company_id', '=', companyId).where('id', '=', id).execute();
}

/** Active ones that subscribe to it; none of them is deleted before the transaction ends. */
export function findListening(transaction: Transaction, companyId: number, event: WebhookEvent) {
  return transaction
    .selectFrom('webhooks')
    .select('id')
    .where('company_id', '=', companyId)
    .where('switched_off_at', 'is', null)
    .where(sql<boolean>`${event}::text = any(events)`)
    .orderBy('id')
    .forKeyShare()
    .execute();
}
