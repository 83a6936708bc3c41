import type { Database, Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { DomainEvent } from '../../../platform/events/index.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import { findPausedAt, setPausedByPlan } from './access-pauses.repository.ts';

/** Ends the access of users that their company's plan has no room for. Their accounts stay as they are. */
export async function pauseAccess(
  transaction: Transaction,
  { by: { companyId }, userIds }: DomainEvent<'company.paused_by_plan'>,
): Promise<void> {
  if (userIds.length === 0) return;
  await setPausedByPlan(transaction, companyId, userIds, new Date());
  for (const userId of userIds) await endSessions(transaction, { userId });
}

export async function resumeAccess(
  transaction: Transaction,
  { by: { companyId }, userIds }: DomainEvent<'company.resumed_by_plan'>,
): Promise<void> {
  if (userIds.length > 0) await setPausedByPlan(transaction, companyId, userIds, null);
}

/** @throws RequestError invalidInput for a user whose access the plan has paused. */
export async function requireAccess(database: Database | Transaction, userId: number): Promise<void> {
  if ((await findPausedAt(database, userId)) !== null) throw new RequestError('account.paused_by_plan');
}
