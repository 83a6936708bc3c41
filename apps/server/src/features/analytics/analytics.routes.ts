import { defaultPeriod, getAnalytics } from '@nimble/contracts/analytics';
import { isAllowed } from '@nimble/contracts/roles';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import { type AnalyticsService, withoutCandidates } from './analytics.service.ts';

export function analyticsRoutes(app: FastifyInstance, analytics: AnalyticsService): void {
  handle(app, getAnalytics, async ({ principal, query }) => {
    const period = query.period ?? query.timeRange ?? defaultPeriod;
    const list = await analytics.list(principal.companyId, period);
    return isAllowed(principal.permissions, 'submission', 'view') ? list : withoutCandidates(list);
  });
}
