import type { PlanName } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { planAt } from '../plan-terms.ts';
import { lockTerms } from '../plans.repository.ts';

/**
 * The plan by whose number of emails a company is bound: a trial is given to everybody and counts as the smallest. Has
 * those who ask for the same company follow one another until the transaction ends.
 */
export async function planForMails(
  transaction: Transaction,
  companyId: number,
  { planEnforcement }: { planEnforcement: 'on' | 'off' },
): Promise<PlanName> {
  const terms = await lockTerms(transaction, companyId);
  if (planEnforcement === 'off') return 'enterprise';
  const now = new Date();
  const isTrial = terms.trial_ends_at !== null && terms.trial_ends_at > now;
  return isTrial ? 'starter' : planAt(terms, now);
}
