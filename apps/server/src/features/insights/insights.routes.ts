import { getInsightsSettings, updateInsightsSettings } from '@nimble/contracts/insights';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { InsightsSettingsService } from './insights-settings.service.ts';

export function insightsRoutes(app: FastifyInstance, settings: InsightsSettingsService): void {
  handle(app, getInsightsSettings, async ({ principal, params }) => ({
    data: await settings.own(principal.companyId, params.id),
  }));
  handle(app, updateInsightsSettings, async ({ principal, params, body }) => ({
    data: await settings.change(principal, params.id, body.data),
  }));
}
