export { getDashboardStats } from './dashboard.routes.ts';
export type { CountedJob, DashboardStats } from './dashboard.schemas.ts';
