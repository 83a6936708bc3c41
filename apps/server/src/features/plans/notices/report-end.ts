import type { Notice } from '@nimble/contracts/notifications';
import type { PlanName } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { endedFeatures } from '../switched-off.ts';
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
  const ended = await endedFeatures(transaction, companyId);
  const notice: Notice = isTrial
    ? { code: 'notice.trial_ended', values: ended }
    : { code: 'notice.plan_ended', values: { plan, ...ended } };
  const key = { companyId, kind: isTrial ? 'trial_ended' : 'plan_ended', period };
  await notifyOnce(transaction, key, { level: 'warning', notice });
}
