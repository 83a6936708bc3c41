import type { InsightKinds } from '@nimble/contracts/insights';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** The columns of `findAllowedInsights` for a statement that reads submissions with their companies. */
export const allowedInsights = [
  sql<boolean>`(companies.insights and submissions.performance_consented_at is not null)`.as(
    'allows_performance',
  ),
  sql<boolean>`(companies.insights and companies.behavioral_insights
    and submissions.behavioral_consented_at is not null)`.as('allows_behavioral'),
] as const;

/**
 * Which insights may be computed for a submission: those that its company uses now and its candidate has agreed to.
 * Every computation checks this first, and again before it stores a long one's result. None for a missing submission.
 */
export async function findAllowedInsights(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
): Promise<InsightKinds> {
  const row = await database
    .selectFrom('submissions')
    .innerJoin('companies', 'companies.id', 'submissions.company_id')
    .select(allowedInsights)
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
  return { performance: row?.allows_performance ?? false, behavioral: row?.allows_behavioral ?? false };
}
