import type { InsightsChoice, InsightsSettings } from '@nimble/contracts/insights';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { eraseUnusedInsights } from './insights.tasks.ts';
import {
  findInsightsSettings,
  lockInsightsSettings,
  setInsightsSettings,
} from './insights-settings.repository.ts';
import { eraseUnused } from './unused/erase-unused.ts';

export function createInsightsSettingsService(
  database: Database,
  limits: {
    requireIncluded: (transaction: Transaction, companyId: number, feature: 'insights') => Promise<void>;
  },
) {
  return {
    /** @throws RequestError notFound for any company but the caller's own. */
    async own(companyId: number, wantedId: number): Promise<InsightsSettings> {
      const row = companyId === wantedId ? await findInsightsSettings(database, companyId) : undefined;
      if (row === undefined) throw new RequestError('request.not_found');
      return {
        level: row.insights_level,
        behavioral: row.behavioral_insights,
        endedByPlan: row.insights_ended_by_plan,
      };
    },

    /** @throws RequestError notFound for any company but the caller's own. */
    async change(member: Actor, wantedId: number, settings: InsightsChoice): Promise<InsightsSettings> {
      const { companyId } = member;
      if (companyId !== wantedId) throw new RequestError('request.not_found');
      await eraseAbandoned(database, companyId);
      await inTransaction(database, async (transaction) => {
        const before = await lockInsightsSettings(transaction, companyId);
        if (before === undefined) throw new RequestError('request.not_found');
        const isSame =
          before.insights_level === settings.level && before.behavioral_insights === settings.behavioral;
        if (isSame && !before.insights_ended_by_plan) return;
        if (settings.level !== 'nothing' && before.insights_level === 'nothing')
          await limits.requireIncluded(transaction, companyId, 'insights');
        await setInsightsSettings(transaction, companyId, settings);
        if (settings.level !== 'scores' || !settings.behavioral)
          await enqueue(transaction, eraseUnusedInsights, { companyId });
        const { name } = before;
        await emit(transaction, { type: 'company.insights_changed', by: member, name, ...settings });
      });
      return { ...settings, endedByPlan: false };
    },
  };
}
/**
 * A higher level must not bring back what the task of a lower one has not erased yet. What a plan has switched off
 * stays stored for the next plan.
 */
async function eraseAbandoned(database: Database, companyId: number): Promise<void> {
  const stored = await findInsightsSettings(database, companyId);
  if (stored?.insights_ended_by_plan === false) await eraseUnused(database, companyId);
}

export type InsightsSettingsService = ReturnType<typeof createInsightsSettingsService>;
