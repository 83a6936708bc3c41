import type { ActivityAction } from '@nimble/contracts/analytics';
import type { ReviewStatus } from '@nimble/contracts/submissions';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';

type Activity = {
  action: ActivityAction;
  job_id: number;
  job: string;
  submission_id: number | null;
  candidate_name: string | null;
  time: Date;
};

/** The verb of each status, as rows, so that PostgreSQL maps them. */
const reviews: Record<ReviewStatus, ActivityAction> = {
  in_review: 'Review started',
  shortlisted: 'Candidate approved',
  rejected: 'Candidate rejected',
  reviewed: 'Candidate reviewed',
};

/** The last jobs created, applications received and reviews of a company, newest first. */
export async function findRecentActivity(
  database: Database,
  companyId: number,
  atMost: number,
): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select action, activity.job_id, jobs.title as job, submission_id, candidate_name, activity.time from (
      (select 'Job created' as action, id as job_id, null::bigint as submission_id, null as candidate_name, created_at as time
        from jobs
        where company_id = ${companyId} order by created_at desc limit ${atMost})
      union all
      (select 'Application received', job_id, id, candidate_name, submitted_at
        from submissions
        where company_id = ${companyId} and submitted_at is not null and status <> 'uploading'
        order by submitted_at desc limit ${atMost})
      union all
      (select ${JSON.stringify(reviews)}::jsonb ->> status, job_id, id, candidate_name, reviewed_at from submissions
        where company_id = ${companyId} and reviewed_at is not null
        order by reviewed_at desc limit ${atMost})
    ) as activity
    join jobs on jobs.id = activity.job_id and jobs.company_id = ${companyId}
    where action is not null
    order by activity.time desc
    limit ${atMost}`.execute(database);
  return rows;
}
