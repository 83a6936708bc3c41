import { route } from '../route.ts';
import { dashboardStats } from './dashboard.schemas.ts';

export const getDashboardStats = route({
  method: 'GET',
  url: '/api/dashboard/stats',
  schema: { summary: 'Get the figures of the dashboard', response: { 200: dashboardStats } },
  config: { access: { resource: 'dashboards', action: 'view' } },
});
