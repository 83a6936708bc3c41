import { mostRequiringVideo } from '@nimble/contracts/jobs';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** Must this job not require video: by its own choice, else by the promise of its company? */
export async function isWithoutVideo(
  transaction: Transaction,
  companyId: number,
  jobId: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(({ fn }) =>
      fn.coalesce('jobs.video_never_required', 'companies.video_never_required').as('holds'),
    )
    .where('jobs.company_id', '=', companyId)
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
  return row.holds;
}

/** The questions of a job now that allow nothing but video. */
const questionsOnVideo = sql<number>`(
  select count(*) from questions
  where questions.job_id = jobs.id and questions.company_id = jobs.company_id and questions.removed_at is null
    and not jsonb_path_exists(questions.formats, '$[*] ? (@.format != "video")')
)`;

/** Newest first, and how many there are. Without closed jobs, and without those that say that video may be required. */
export function findRequiringVideo(database: Database, companyId: number) {
  return database
    .selectFrom(
      database
        .selectFrom('jobs')
        .select(['jobs.id', 'jobs.title', 'jobs.status', 'jobs.created_at', questionsOnVideo.as('questions')])
        .where('jobs.company_id', '=', companyId)
        .where('jobs.status', '<>', 'closed')
        .where('jobs.video_never_required', 'is distinct from', false)
        .as('asked'),
    )
    .select(['id', 'title', 'status', 'questions', sql<number>`count(*) over ()`.as('total')])
    .where('questions', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRequiringVideo)
    .execute();
}
