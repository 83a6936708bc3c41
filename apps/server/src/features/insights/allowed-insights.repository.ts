import type { AllowedInsights, InsightKinds, InsightsLevel } from '@nimble/contracts/insights';
import type { MediaTaskKind } from '@nimble/contracts/media-tasks';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { VoicePermission } from '../sounds/index.ts';

/** May words and voice be measured? Like the next one, for a statement that reads submissions with their companies. */
const allowsPerformance = sql<boolean>`(companies.insights and submissions.performance_consented_at is not null)`;
/** May a score be shown, and what is based on one? */
export const allowsScores = sql<boolean>`(companies.insights_level = 'scores'
  and submissions.performance_consented_at is not null)`;

/** The columns of `findAllowedInsights` for such a statement. */
export const allowedColumns = [
  allowsPerformance.as('allows_performance'),
  sql<boolean>`(companies.insights and companies.behavioral_insights
    and submissions.behavioral_consented_at is not null)`.as('allows_behavioral'),
  'companies.insights_level',
] as const;

type AllowedRow = { allows_performance: boolean; allows_behavioral: boolean; insights_level: InsightsLevel };

export function allowedOf(row: AllowedRow): AllowedInsights {
  const kinds = { performance: row.allows_performance, behavioral: row.allows_behavioral };
  return { ...kinds, scores: isAny(kinds) && row.insights_level === 'scores' };
}

export const isAny = ({ performance, behavioral }: InsightKinds) => performance || behavioral;

/**
 * Which insights may be computed for a submission: those that its company uses now and its candidate has agreed to.
 * Every computation checks this first, and again before it stores a long one's result. None for a missing submission.
 */
export async function findAllowedInsights(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
): Promise<AllowedInsights> {
  const row = await database
    .selectFrom('submissions')
    .innerJoin('companies', 'companies.id', 'submissions.company_id')
    .select(allowedColumns)
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
  return row === undefined ? { performance: false, behavioral: false, scores: false } : allowedOf(row);
}

/** Locks the company's switches until the transaction ends. */
export async function holdSettings(transaction: Transaction, companyId: number): Promise<void> {
  await transaction.selectFrom('companies').select('id').where('id', '=', companyId).forShare().execute();
}

/** What the analysis of an answer's sound needs to know of it. */
export const voicePermission: VoicePermission = {
  isAllowed: async (...given) => isAny(await findAllowedInsights(...given)),
  hold: holdSettings,
};

/** The steps of the work on a submission that would measure nothing now; no page offers to retry them. */
export async function findUnusedSteps(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<readonly MediaTaskKind[]> {
  const allowed = await findAllowedInsights(database, companyId, submissionId);
  if (!isAny(allowed)) return ['insights', 'statements'];
  return allowed.performance && allowed.scores ? [] : ['statements'];
}
