import { sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';

const waiting = ['pending', 'in_review'] as const;

/** Some of the candidates who wait for a decision and may be scored. */
export async function findWaiting(database: Database, companyId: number, atMost: number): Promise<number[]> {
  const rows = await database
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', waiting)
    .where('performance_consented_at', 'is not', null)
    // Up to this number the index order is used; a large company is read from the table.
    .orderBy('status')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** The highest scores among those who wait for a decision, where they may be shown (`findAllowedInsights`). */
export function findHighestScores(database: Database, companyId: number, atMost: number) {
  return scoresOf(database, companyId)
    .orderBy('insights.overall_score', 'desc')
    .orderBy('insights.submission_id', 'desc')
    .limit(atMost)
    .execute();
}

/** The same for few waiting candidates: by the order of the scores one would read all decided ones first. */
export function findHighestScoresOf(
  database: Database,
  companyId: number,
  submissionIds: readonly number[],
  atMost: number,
) {
  return (
    scoresOf(database, companyId)
      .where('insights.submission_id', '=', sql<number>`ANY(${submissionIds})`)
      // An expression, so that no index is used for the order.
      .orderBy(sql`insights.overall_score + 0`, 'desc')
      .orderBy('insights.submission_id', 'desc')
      .limit(atMost)
      .execute()
  );
}
export type ScoreRow = Awaited<ReturnType<typeof findHighestScores>>[number];

function scoresOf(database: Database, companyId: number) {
  return database
    .selectFrom('insights')
    .innerJoin('submissions', 'submissions.id', 'insights.submission_id')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .select([
      'submissions.id',
      'submissions.candidate_name',
      'jobs.id as job_id',
      'jobs.title',
      'insights.findings',
      sql<number>`insights.overall_score`.as('score'),
    ])
    .where('insights.company_id', '=', companyId)
    .where('submissions.company_id', '=', companyId)
    .where('insights.overall_score', 'is not', null)
    .where('submissions.status', 'in', waiting)
    .where('submissions.performance_consented_at', 'is not', null);
}
