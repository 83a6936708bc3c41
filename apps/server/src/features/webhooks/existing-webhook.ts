import type { Webhook } from '@nimble/contracts/webhooks';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { findWebhook, lockWebhook } from './webhooks.repository.ts';

/** @throws RequestError notFound for a webhook that is missing or of another company. */
export async function showWebhook(database: Database, companyId: number, id: number): Promise<Webhook> {
  const row = await findWebhook(database, companyId, id);
  if (row === undefined) throw new RequestError('webhook.not_found');
  return presentWebhook(row);
}

/** The same, locked until the transaction ends. */
export async function lockExisting(transaction: Transaction, companyId: number, id: number) {
  const row = await lockWebhook(transaction, companyId, id);
  if (row === undefined) throw new RequestError('webhook.not_found');
  return row;
}

/** A webhook's name in events: its host, as the rest of an address may be secret. */
export function named({ id, url }: { id: number; url: string }) {
  return { webhookId: id, name: new URL(url).host };
}
