import { defaultPeriod, getAnalytics } from '@nimble/contracts/analytics';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function analyticsRoutes(app: FastifyInstance, analytics: AnalyticsService): void {
  handle(app, getAnalytics, async ({ principal, query }) =>
    analytics.list(principal.companyId, query.period ?? query.timeRange ?? defaultPeriod),
  );
}
