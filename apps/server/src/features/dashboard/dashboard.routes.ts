import { getDashboardStats } from '@nimble/contracts/dashboard';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { DashboardService } from './dashboard.service.ts';

export function dashboardRoutes(app: FastifyInstance, dashboard: DashboardService): void {
  handle(app, getDashboardStats, async ({ principal }) => dashboard.stats(principal.companyId));
}
