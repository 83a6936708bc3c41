import { type BillingCycle, isUpgrade, type PlanName, type PlanState, plans } from '@nimble/contracts/plans';

/**
 * The effect of choosing a plan. `keep` cancels a pending downgrade, `choose` confirms an automatic plan, `bill`
 * changes only the cycle, and `contact`: the plan is by agreement.
 */
export type PlanChoiceKind = 'current' | 'keep' | 'choose' | 'bill' | 'upgrade' | 'downgrade' | 'contact';

export function choiceOf(state: PlanState, plan: PlanName, billing: BillingCycle): PlanChoiceKind {
  const isByAgreement = plans[plan].monthlyPrice === null;
  if (plan !== state.plan) {
    if (isByAgreement) return 'contact';
    return isUpgrade(state.plan, plan) ? 'upgrade' : 'downgrade';
  }
  if (state.trialEndsAt !== null) return 'choose';
  if (state.next !== null) return 'keep';
  if (state.chosenAt === null) return 'choose';
  return billing === state.billing || isByAgreement ? 'current' : 'bill';
}
