import {
  getInsights,
  getInsightsSettings,
  getRecommendations,
  startInsights,
  updateInsightsSettings,
} from '@nimble/contracts/insights';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { InsightsService } from './insights.service.ts';
import type { InsightsSettingsService } from './insights-settings.service.ts';
import type { RecommendationsService } from './recommendations/recommendations.service.ts';

type Services = {
  insights: InsightsService;
  insightsSettings: InsightsSettingsService;
  recommendations: RecommendationsService;
};

export function insightsRoutes(
  app: FastifyInstance,
  { insights, insightsSettings, recommendations }: Services,
): void {
  handle(app, getRecommendations, async ({ principal }) => ({
    data: await recommendations.of(principal.companyId),
  }));
  handle(app, getInsights, async ({ principal, params }) => ({
    data: await insights.one(principal.companyId, params.id),
    meta: { mayStart: await insights.mayStart(principal.companyId, params.id) },
  }));
  handle(app, startInsights, async ({ principal, params }) => ({
    data: await insights.startAgain(principal, params.id),
    meta: { mayStart: true },
  }));
  handle(app, getInsightsSettings, async ({ principal, params }) => ({
    data: await insightsSettings.own(principal.companyId, params.id),
  }));
  handle(app, updateInsightsSettings, async ({ principal, params, body }) => ({
    data: await insightsSettings.change(principal, params.id, body.data),
  }));
}
