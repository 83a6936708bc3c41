import type { AuditAction, AuditDetails } from '@nimble/contracts/audit';
import type { Transaction } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';

/** A signed-in user, and where the call comes from. */
export type Self = { userId: number; companyId: number | null; address: string };

/** Writes down what users do to their own account. Before they have a company there is no log to write to. */
export async function recordOwn(
  transaction: Transaction,
  { userId, companyId, address }: Self,
  action: AuditAction & `account.${string}`,
  details: AuditDetails = {},
): Promise<void> {
  if (companyId === null) return;
  await recordAudit(
    transaction,
    { userId, companyId, address },
    { action, subject: { id: userId }, details },
  );
}
