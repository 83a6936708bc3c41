import type { PlanName } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { isOnTrial, planAt } from '../plan-terms.ts';
import { lockTerms } from '../plans.repository.ts';

/**
 * The plan that determines a company's limit of emails: a trial counts as the smallest. Serializes callers for the same
 * company.
 */
export async function planForMails(
  transaction: Transaction,
  companyId: number,
  { planEnforcement }: { planEnforcement: 'on' | 'off' },
): Promise<PlanName> {
  const terms = await lockTerms(transaction, companyId);
  if (planEnforcement === 'off') return 'enterprise';
  const now = new Date();
  return isOnTrial(terms, now) ? 'starter' : planAt(terms, now);
}
