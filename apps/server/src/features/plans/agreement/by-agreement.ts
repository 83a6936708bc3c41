import { type PlanName, plans } from '@nimble/contracts/plans';
import { RequestError } from '../../../platform/errors.ts';

/**
 * A plan without a price can be set by the master only; its company can cancel a pending change.
 * @throws RequestError unprocessable for such a plan.
 */
export function refuseByAgreement(from: PlanName, to: PlanName): void {
  if (plans[to].monthlyPrice === null && from !== to) throw new RequestError('plan.by_agreement');
}
