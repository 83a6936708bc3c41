import type { Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { findMember, type StaffRow } from './staff.repository.ts';

/** @throws RequestError notFound for a user who is deleted, or of another company. */
export async function memberOf(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<StaffRow> {
  const row = await findMember(transaction, companyId, userId);
  if (row === undefined) throw new RequestError('staff.not_found');
  return row;
}

/** A user's name in events. */
export const whoIs = (row: StaffRow) => ({ userId: row.id, name: row.username });
