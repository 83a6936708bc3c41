import type { Database, Transaction } from '../../platform/database/index.ts';

type LinkKind = 'start_link' | 'master_link';
type Key = { hash: Buffer; expiresAt: Date };

/** A new link of a kind invalidates the older one. Expired ones are deleted with it. */
export async function replaceLink(
  transaction: Transaction,
  kind: LinkKind,
  { hash, expiresAt }: Key,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('outbox_keys')
    .where(({ eb, or }) => or([eb('kind', '=', kind), eb('expires_at', '<=', now)]))
    .execute();
  await transaction
    .insertInto('outbox_keys')
    .values({ key_hash: hash, kind, expires_at: expiresAt })
    .execute();
}

/** Uses a link up. @returns whether it was valid. */
export async function takeLink(transaction: Transaction, hash: Buffer, now: Date): Promise<boolean> {
  const row = await transaction
    .deleteFrom('outbox_keys')
    .where('key_hash', '=', hash)
    .where('kind', 'in', ['start_link', 'master_link'])
    .where('expires_at', '>', now)
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveBrowser(transaction: Transaction, { hash, expiresAt }: Key): Promise<void> {
  await transaction
    .insertInto('outbox_keys')
    .values({ key_hash: hash, kind: 'browser', expires_at: expiresAt })
    .execute();
}

export async function isBrowser(database: Database, hash: Buffer, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('outbox_keys')
    .select('kind')
    .where('key_hash', '=', hash)
    .where('kind', '=', 'browser')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
