import { type InsightKinds, usedInsights } from '@nimble/contracts/insights';
import type { Database, Transaction } from '../../../platform/database/index.ts';

type Owner = { companyId: number; submissionId: number };

/** The company's current switches. */
export async function findUsedInsights(transaction: Transaction, companyId: number): Promise<InsightKinds> {
  const company = await transaction
    .selectFrom('companies')
    .select(['insights_level', 'behavioral_insights'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return usedInsights({ level: company.insights_level, behavioral: company.behavioral_insights });
}

/** Stores the current consent; without any kind the version is empty, too. */
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
