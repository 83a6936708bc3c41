import type { InsightKinds } from '@nimble/contracts/insights';
import type { Database, Transaction } from '../../platform/database/index.ts';

type Owner = { companyId: number; submissionId: number };

/** What the company uses now. */
export async function findUsedInsights(transaction: Transaction, companyId: number): Promise<InsightKinds> {
  const { insights, behavioral_insights } = await transaction
    .selectFrom('companies')
    .select(['insights', 'behavioral_insights'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { performance: insights, behavioral: insights && behavioral_insights };
}

/** Writes down what is agreed to at this moment; nothing of it leaves no version either. */
export async function writeInsightsConsent(
  database: Database | Transaction,
  { companyId, submissionId }: Owner,
  { performance, behavioral }: InsightKinds,
  version: string,
): Promise<void> {
  const now = new Date();
  await database
    .updateTable('submissions')
    .set({
      insights_consent_version: performance || behavioral ? version : null,
      performance_consented_at: performance ? now : null,
      behavioral_consented_at: behavioral ? now : null,
      updated_at: now,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}
