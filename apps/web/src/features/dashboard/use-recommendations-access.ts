import { usePermission } from '../../lib/current-user.ts';

/** What the company's plan says about recommendations, and whether this person could change the plan. */
export type RecommendationsAccess = 'upgradable' | 'notUpgradable';

/** Every company is on Starter, which has none; the plans are for whoever may view roles (spec 2 §6). */
export function useRecommendationsAccess(): RecommendationsAccess {
  return usePermission('roles', 'view') ? 'upgradable' : 'notUpgradable';
}
