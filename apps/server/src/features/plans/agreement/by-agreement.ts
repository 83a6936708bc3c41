import { type PlanName, plans } from '@nimble/contracts/plans';
import { RequestError } from '../../../platform/errors.ts';

/**
 * A plan without a price is set by the master alone; a company that has it can take a change back that waits.
 * @throws RequestError unprocessable for such a plan.
 */
export function refuseByAgreement(from: PlanName, to: PlanName): void {
  if (plans[to].monthlyPrice === null && from !== to) throw new RequestError('plan.by_agreement');
}
