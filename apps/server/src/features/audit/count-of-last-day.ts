import type { AuditAction } from '@nimble/contracts/audit';
import type { Transaction } from '../../platform/database/index.ts';
import { dayMilliseconds } from '../../platform/days.ts';
import { countEventsSince } from './audit.repository.ts';

/** How often a company has done something within the last 24 hours. */
export function countOfLastDay(
  transaction: Transaction,
  companyId: number,
  action: AuditAction,
): Promise<number> {
  return countEventsSince(transaction, companyId, action, new Date(Date.now() - dayMilliseconds));
}
