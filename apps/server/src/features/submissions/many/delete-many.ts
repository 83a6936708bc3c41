import { lockSubmissions, type Transaction } from '../../../platform/database/index.ts';
import { type Actor, emitAll } from '../../../platform/events/index.ts';
import { eraseSubmissions } from '../erasure/erasure.ts';
import { shown } from '../finished-submission.ts';
import type { ManyOutcome } from './many-outcome.ts';

/** Erases these submissions with their files; those that are gone already are no failure. */
export async function deleteMany(
  transaction: Transaction,
  member: Actor,
  submissionIds: readonly number[],
): Promise<ManyOutcome> {
  const { companyId } = member;
  const locked = await lockSubmissions(transaction, companyId, submissionIds);
  const rows = locked.filter(({ status }) => status !== 'uploading');
  if (rows.length === 0) return { refused: new Map(), changed: new Map() };
  await eraseSubmissions(
    transaction,
    companyId,
    rows.map(({ id }) => id),
  );
  await emitAll(
    transaction,
    rows.map((row) => ({ type: 'submission.deleted', by: member, ...shown(row) })),
  );
  return { refused: new Map(), changed: new Map() };
}
