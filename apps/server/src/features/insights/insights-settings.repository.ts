import type { InsightsChoice } from '@nimble/contracts/insights';
import type { Database, Transaction } from '../../platform/database/index.ts';

const columns = ['name', 'insights_level', 'behavioral_insights', 'insights_ended_by_plan'] as const;

export function findInsightsSettings(database: Database, companyId: number) {
  return database.selectFrom('companies').select(columns).where('id', '=', companyId).executeTakeFirst();
}

/** Locks them until the transaction ends. */
export function lockInsightsSettings(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('companies')
    .select(columns)
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A person's choice overrides what a plan has switched off. */
export async function setInsightsSettings(
  transaction: Transaction,
  companyId: number,
  { level, behavioral }: InsightsChoice,
): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({
      insights: level !== 'nothing',
      ...(level !== 'nothing' && { insight_scores: level === 'scores' }),
      behavioral_insights: behavioral,
      insights_ended_by_plan: false,
      behavioral_insights_ended_by_plan: false,
      updated_at: new Date(),
    })
    .where('id', '=', companyId)
    .execute();
}
