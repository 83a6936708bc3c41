import type { PlanState } from '@nimble/contracts/plans';

/** A company on Growth whose cycle ends in May 2027. */
export function somePlan(changes: Partial<PlanState> = {}): PlanState {
  return {
    plan: 'growth',
    billing: 'monthly',
    chosenAt: '2026-05-04T12:00:00.000Z',
    trialEndsAt: null,
    next: null,
    cycleEndsAt: '2027-05-04T12:00:00.000Z',
    isEnforced: true,
    paymentFailedAt: null,
    hasSales: true,
    usage: {
      jobs: { used: 1, most: 5 },
      submissions: { used: 2, most: 300 },
      users: { used: 3, most: 3 },
      storage: { used: 0, most: 25 * 1024 ** 3 },
    },
    ...changes,
  };
}
