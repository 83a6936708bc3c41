import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** The highest scores among those who wait for a decision, where they may be shown (`findAllowedInsights`). */
export function findHighestScores(database: Database, companyId: number, atMost: number) {
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
    .where('submissions.status', 'in', ['pending', 'in_review'])
    .where('submissions.performance_consented_at', 'is not', null)
    .orderBy('insights.overall_score', 'desc')
    .orderBy('insights.submission_id', 'desc')
    .limit(atMost)
    .execute();
}
export type ScoreRow = Awaited<ReturnType<typeof findHighestScores>>[number];
