export { ClosedLinks, CompanyNotices, PausedJob, RetentionNotice } from './company-notices.tsx';
export { planQuery } from './plans.queries.ts';
export { PlansPage } from './plans-page.tsx';
export { RetentionPage } from './retention/retention-page.tsx';
export { PlanWarning } from './usage.tsx';
