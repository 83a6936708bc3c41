import { plans } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { useInsightsLevel, usePermission } from '../../lib/current-user.ts';
import { planQuery } from '../plans/index.ts';

/**
 * What the company's plan says about recommendations; without them, whether this person could change the plan. `unused`:
 * the plan has them, and the company uses no scores, which they rest on.
 */
export type RecommendationsAccess = 'enabled' | 'unused' | 'upgradable' | 'notUpgradable';

/** The plans are for whoever may view roles (spec 2 §6). undefined: nothing is known of the plan. */
export function useRecommendationsAccess(): RecommendationsAccess | 'loading' | undefined {
  const maySeePlans = usePermission('roles', 'view');
  const usesScores = useInsightsLevel() === 'scores';
  const { data, isPending, errorUpdateCount } = useQuery(planQuery);
  // Once it has failed nothing waits for it any more: what is shown then asks again, and would vanish for as long.
  if (data === undefined) return isPending && errorUpdateCount === 0 ? 'loading' : undefined;
  if (!data.isEnforced || plans[data.plan].limits.insights) return usesScores ? 'enabled' : 'unused';
  return maySeePlans ? 'upgradable' : 'notUpgradable';
}
