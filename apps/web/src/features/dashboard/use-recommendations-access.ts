import { anyOfPlansPage, plans } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { useInsightsLevel, useOnePermission, usePermission } from '../../lib/current-user.ts';
import { planQuery } from '../plans/index.ts';
import { recommendationsQuery } from './dashboard.queries.ts';

/** Whether the company's plan includes recommendations; otherwise whether this user may open the page Plans. */
type RecommendationsAccess = 'enabled' | 'unused' | 'upgradable' | 'notUpgradable';

/** undefined: the plan is unknown. */
export function useRecommendationsAccess(): RecommendationsAccess | 'loading' | undefined {
  const maySeePlans = useOnePermission(anyOfPlansPage);
  const usesScores = useInsightsLevel() === 'scores';
  const { data, isPending, errorUpdateCount } = useQuery(planQuery);
  // After a failure nothing waits for it: components that retry it would disappear meanwhile.
  if (data === undefined) return isPending && errorUpdateCount === 0 ? 'loading' : undefined;
  if (!data.isEnforced || plans[data.plan].limits.insights) return usesScores ? 'enabled' : 'unused';
  return maySeePlans ? 'upgradable' : 'notUpgradable';
}

/** Until their first answer, or failure, nobody knows how far the recommendations push what is below them. */
export function useAwaitsRecommendations(): boolean {
  const access = useRecommendationsAccess();
  const maySeeCandidates = usePermission('submission', 'view');
  const isListed = access === 'enabled' && maySeeCandidates;
  const { isLoading, failureCount, errorUpdateCount } = useQuery({
    ...recommendationsQuery,
    enabled: isListed,
  });
  return isLoading && failureCount + errorUpdateCount === 0;
}
