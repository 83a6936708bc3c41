import { type PlanName, planMessages } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { endedFeatures, namesOf } from '../switched-off.ts';
import { notifyOnce } from './deciders.ts';

type End = {
  companyId: number;
  /** The next plan. */
  plan: PlanName;
  isTrial: boolean;
  /** The key of this end. */
  period: string;
};

/** A trial or a plan has ended by itself: reports the next plan and what was switched off. Follows `alignFeatures`. */
export async function reportEnd(
  transaction: Transaction,
  { companyId, plan, isTrial, period }: End,
): Promise<void> {
  const ended = namesOf(await endedFeatures(transaction, companyId));
  const { title, text } = isTrial ? planMessages.trialEnded(ended) : planMessages.planEnded(plan, ended);
  const notice = { companyId, kind: isTrial ? 'trial_ended' : 'plan_ended', period };
  await notifyOnce(transaction, notice, { level: 'warning', title, text });
}
