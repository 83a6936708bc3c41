import {
  isDowngrade,
  type PlanChoice,
  type PlanName,
  type PlanState,
  plans,
  type SalesRequest,
} from '@nimble/contracts/plans';
import { inTransaction } from '../../platform/database/index.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { bringBack } from './above/keep-within.ts';
import { describeChange } from './above/plan-change.ts';
import { refuseByAgreement } from './agreement/by-agreement.ts';
import { askSales, type SalesDependencies } from './agreement/contact-sales.ts';
import { payForChoice } from './payments/pay-for-choice.ts';
import type { Payments } from './payments/payments.ts';
import { type PlanReader, readPlanState } from './plan-state.ts';
import { cycleEnd, isOnTrial, planAt, plansIncluding, type Terms } from './plan-terms.ts';
import { alignFeatures, lockTerms, saveTerms } from './plans.repository.ts';

type Dependencies = SalesDependencies & {
  /** undefined: plans are not paid for. */
  payments: Payments | undefined;
  config: { planEnforcement: 'on' | 'off' };
};

export function createPlansService(dependencies: Dependencies) {
  const { database, payments, config } = dependencies;
  const current = (reader: PlanReader) => readPlanState({ database, config }, reader);

  return {
    current,

    askSales: (member: Actor, request: SalesRequest) => askSales(dependencies, member, request),

    describeChange: (companyId: number, to: PlanName) => describeChange(database, companyId, to, config),

    /**
     * An upgrade applies at once and begins a new cycle; a downgrade waits for the end of this one. If it has to be
     * paid first, nothing changes until then, and `checkout` is the page for paying.
     * @throws RequestError unprocessable for a payment that is impossible, and for a plan by agreement.
     */
    async choose(
      member: Actor & PlanReader,
      choice: PlanChoice,
    ): Promise<{ data: PlanState; checkout: string | null }> {
      const { companyId } = member;
      const { plan, billing } = choice;
      const checkout =
        payments === undefined ? null : await payForChoice({ database, payments }, member, choice);
      if (checkout !== null) return { data: await current(member), checkout };
      await inTransaction(database, async (transaction) => {
        const now = new Date();
        const terms = await lockTerms(transaction, companyId);
        const from = planAt(terms, now);
        refuseByAgreement(from, plan);
        await saveTerms(transaction, companyId, termsAfter(terms, choice, now));
        await alignFeatures(transaction, plansIncluding(config), companyId);
        if (!isDowngrade(from, plan)) await bringBack(transaction, companyId, plans[plan].limits);
        const chosen = { name: terms.name, from, to: plan, billing };
        await emit(transaction, { type: 'company.plan_chosen', by: member, ...chosen });
      });
      return { data: await current(member), checkout: null };
    },
  };
}
export type PlansService = ReturnType<typeof createPlansService>;

/** An upgrade begins a new cycle; a downgrade waits for the end of this one, or of the trial. */
function termsAfter(terms: Terms, { plan, billing }: PlanChoice, now: Date): Terms {
  const from = planAt(terms, now);
  const isTrial = isOnTrial(terms, now);
  const isLess = isDowngrade(from, plan);
  const isSame = plan === from && billing === terms.billing && !isTrial;
  return {
    plan: isLess ? from : plan,
    billing: isLess ? terms.billing : billing,
    cycle_started_at: isLess || isSame ? terms.cycle_started_at : now,
    trial_ends_at: isLess && isTrial ? terms.trial_ends_at : null,
    next_plan: isLess ? plan : null,
    next_plan_at: isLess ? cycleEnd(terms, now) : null,
    plan_chosen_at: now,
  };
}
