import type { Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { findMember, type StaffRow } from './staff.repository.ts';

/** @throws RequestError notFound for somebody who is gone, or of another company. */
export async function memberOf(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<StaffRow> {
  const row = await findMember(transaction, companyId, userId);
  if (row === undefined) throw new RequestError('staff.not_found');
  return row;
}

/** How events speak of somebody. */
export const whoIs = (row: StaffRow) => ({ userId: row.id, name: row.username });
