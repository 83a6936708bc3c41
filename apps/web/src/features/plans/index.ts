export { ClosedLinks, CompanyNotices, PausedJob } from './company-notices.tsx';
export { planQuery } from './plans.queries.ts';
export { PlansPage } from './plans-page.tsx';
export { PlanWarning } from './usage.tsx';
