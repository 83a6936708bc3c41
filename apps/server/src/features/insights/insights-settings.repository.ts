import type { InsightsSettings } from '@nimble/contracts/insights';
import type { Database, Transaction } from '../../platform/database/index.ts';

const columns = ['name', 'insights', 'behavioral_insights'] as const;

export function findInsightsSettings(database: Database, companyId: number) {
  return database.selectFrom('companies').select(columns).where('id', '=', companyId).executeTakeFirst();
}

/** Keeps them as they are until the transaction ends. */
export function lockInsightsSettings(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('companies')
    .select(columns)
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setInsightsSettings(
  transaction: Transaction,
  companyId: number,
  { insights, behavioral }: InsightsSettings,
): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ insights, behavioral_insights: behavioral, updated_at: new Date() })
    .where('id', '=', companyId)
    .execute();
}
