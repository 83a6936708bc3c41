import {
  getInsights,
  getInsightsSettings,
  startInsights,
  updateInsightsSettings,
} from '@nimble/contracts/insights';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { InsightsService } from './insights.service.ts';
import type { InsightsSettingsService } from './insights-settings.service.ts';

type Services = { insights: InsightsService; insightsSettings: InsightsSettingsService };

export function insightsRoutes(app: FastifyInstance, { insights, insightsSettings }: Services): void {
  handle(app, getInsights, async ({ principal, params }) => ({
    data: await insights.one(principal.companyId, params.id),
  }));
  handle(app, startInsights, async ({ principal, params }) => ({
    data: await insights.startAgain(principal, params.id),
  }));
  handle(app, getInsightsSettings, async ({ principal, params }) => ({
    data: await insightsSettings.own(principal.companyId, params.id),
  }));
  handle(app, updateInsightsSettings, async ({ principal, params, body }) => ({
    data: await insightsSettings.change(principal, params.id, body.data),
  }));
}
