import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { foundedAt, openingsOf, timesOf, timesOfJob } from './demo-times.ts';
import type { MadeInterview } from './make-interviews.ts';
import type { MadeJob } from './make-jobs.ts';

type Demo = { companyId: number; jobs: readonly MadeJob[]; interviews: readonly MadeInterview[] };

/**
 * Moves new rows into the past, and marks the demo as finished in the same transaction. All of it is here, because it
 * writes tables of many features. Daily figures are recomputed; those of current records (by job, by month) are updated
 * by their triggers. The audit log refuses changes and keeps the real times.
 */
export async function moveDates(database: Database, demo: Demo): Promise<void> {
  const now = new Date();
  await inTransaction(database, async (transaction) => {
    await keepTimes(transaction, demo, now);
    await moveCompany(transaction, demo, now);
    await moveInterviews(transaction, demo.companyId);
    await moveReviews(transaction, demo.companyId);
    await moveNotifications(transaction, demo.companyId);
    await moveInvitations(transaction, demo.companyId);
    await countDaysAgain(transaction, demo, now);
    await sql`update demo_companies set finished_at = now() where company_id = ${demo.companyId}`.execute(
      transaction,
    );
  });
}

/** Temporary tables of this transaction, for the statements below. */
async function keepTimes(transaction: Transaction, { jobs, interviews }: Demo, now: Date): Promise<void> {
  await sql`create temporary table demo_jobs (id bigint, published timestamptz, closed timestamptz) on commit drop`.execute(
    transaction,
  );
  await sql`create temporary table demo_interviews
    (id bigint, begun timestamptz, submitted timestamptz, reviewed timestamptz) on commit drop`.execute(
    transaction,
  );
  const ofJobs = jobs.map(({ id, plan }) => ({ id, ...timesOfJob(plan, now) }));
  await sql`insert into demo_jobs select * from jsonb_to_recordset(${JSON.stringify(ofJobs)}::jsonb)
    as given (id bigint, published timestamptz, closed timestamptz)`.execute(transaction);
  const ofInterviews = interviews.map(({ submissionId: id, person }) => ({ id, ...timesOf(person, now) }));
  await sql`insert into demo_interviews select * from jsonb_to_recordset(${JSON.stringify(ofInterviews)}::jsonb)
    as given (id bigint, begun timestamptz, submitted timestamptz, reviewed timestamptz)`.execute(
    transaction,
  );
}

async function moveCompany(transaction: Transaction, { companyId, jobs }: Demo, now: Date): Promise<void> {
  const founded = foundedAt(
    jobs.map(({ plan }) => plan),
    now,
  );
  await sql`update companies set created_at = ${founded}, cycle_started_at = ${founded}, plan_chosen_at = ${founded}
    where id = ${companyId}`.execute(transaction);
  await sql`update roles set created_at = ${founded}, updated_at = ${founded} where company_id = ${companyId}`.execute(
    transaction,
  );
  await sql`update users set created_at = ${founded}, confirmed_at = ${founded}::timestamptz + interval '3 hours'
    where company_id = ${companyId}`.execute(transaction);
  await sql`update library_questions set created_at = ${founded}, updated_at = ${founded}
    where company_id = ${companyId}`.execute(transaction);
  await sql`update jobs set created_at = published, updated_at = coalesce(closed, published)
    from demo_jobs where jobs.id = demo_jobs.id`.execute(transaction);
  // An interview keeps the questions that its job had when it began.
  await sql`update questions set created_at = published from demo_jobs where job_id = demo_jobs.id`.execute(
    transaction,
  );
}

async function moveInterviews(transaction: Transaction, companyId: number): Promise<void> {
  await sql`
    update submissions set created_at = begun, consented_at = begun, submitted_at = submitted,
      performance_consented_at = case when performance_consented_at is not null then begun end,
      completed_at = case when status = 'reviewed' then reviewed else submitted end,
      reviewed_at = case when reviewed_at is not null then reviewed end,
      decided_at = case when decided_at is not null then reviewed end,
      shortlisted_at = case when shortlisted_at is not null then reviewed end,
      updated_at = coalesce(reviewed, submitted, begun)
    from demo_interviews as moved where submissions.id = moved.id`.execute(transaction);
  await sql`
    update responses set created_at = numbered.at, updated_at = numbered.at
    from (
      select responses.id, begun + interval '4 minutes' * row_number() over (
        partition by submission_id order by responses.question_id) as at
      from responses join demo_interviews as moved on moved.id = submission_id
    ) as numbered where responses.id = numbered.id`.execute(transaction);
  await sql`update takes set created_at = responses.created_at
    from responses where takes.id = responses.take_id and responses.company_id = ${companyId}`.execute(
    transaction,
  );
  await sql`
    update files set created_at = used.at
    from (
      select resume_file_id as id, created_at as at from submissions where company_id = ${companyId}
      union all select video_file_id, submitted_at from submissions where company_id = ${companyId}
      union all select poster_file_id, submitted_at from submissions where company_id = ${companyId}
      union all select file_id, created_at from responses where company_id = ${companyId}
    ) as used where files.id = used.id and used.at is not null`.execute(transaction);
  await sql`update media_tasks set updated_at = submitted + interval '1 minute'
    from demo_interviews as moved where submission_id = moved.id`.execute(transaction);
  await sql`update transcripts set created_at = submitted, updated_at = submitted + interval '2 minutes'
    from demo_interviews as moved where submission_id = moved.id`.execute(transaction);
  await sql`update insights set computed_at = submitted + interval '2 minutes'
    from demo_interviews as moved where submission_id = moved.id`.execute(transaction);
}

/** Between submitting and the decision, one after the other. */
async function moveReviews(transaction: Transaction, companyId: number): Promise<void> {
  await sql`
    update scorecards set created_at = placed.at, given_at = placed.at
    from (
      select scorecards.id, submitted + (reviewed - submitted) * row_number() over each
        / (count(*) over (partition by submission_id) + 1) as at
      from scorecards join demo_interviews as moved on moved.id = submission_id
      where company_id = ${companyId}
      window each as (partition by submission_id order by scorecards.id)
    ) as placed where scorecards.id = placed.id`.execute(transaction);
  await sql`
    update video_comments set created_at = placed.at
    from (
      select video_comments.id, submitted + (reviewed - submitted) * (row_number() over each + 0.4)
        / (count(*) over (partition by submission_id) + 1.5) as at
      from video_comments join demo_interviews as moved on moved.id = submission_id
      where company_id = ${companyId}
      window each as (partition by submission_id order by video_comments.id)
    ) as placed where video_comments.id = placed.id`.execute(transaction);
  await sql`update assignments set created_at = submitted + interval '2 hours'
    from demo_interviews as moved where submission_id = moved.id`.execute(transaction);
}

/**
 * Lists sort the newest first by id, so the rows are inserted again in their new order. Those of the last days are
 * unread.
 */
async function moveNotifications(transaction: Transaction, companyId: number): Promise<void> {
  await sql`
    with gone as (delete from notifications where company_id = ${companyId} returning *),
    moved as (
      select gone.*, coalesce(
        case gone.notice ->> 'code'
          when 'notice.submission_finished' then submitted + interval '2 minutes'
          when 'notice.assigned_due' then submitted + interval '2 hours'
          else reviewed
        end,
        case when gone.job_id is not null then closed end,
        companies.created_at + interval '3 hours') as happened
      from gone join companies on companies.id = gone.company_id
      left join demo_interviews on demo_interviews.id = gone.submission_id
      left join demo_jobs on demo_jobs.id = gone.job_id
    )
    insert into notifications
      (company_id, user_id, type, title, message, notice, submission_id, job_id, page, created_at, read_at)
    select company_id, user_id, type, title, message, notice, submission_id, job_id, page, happened,
      case when happened < now() - interval '3 days' then happened + interval '5 hours' end
    from moved order by happened`.execute(transaction);
}

/** On the day after the job was published; reminder times stay as they are. */
async function moveInvitations(transaction: Transaction, companyId: number): Promise<void> {
  await sql`
    update job_invitations set created_at = published + interval '1 hour',
      sent_at = case when sent_at is not null then published + interval '1 hour 1 minute' end
    from demo_jobs where job_id = demo_jobs.id and company_id = ${companyId}`.execute(transaction);
  await sql`
    update job_invitations as invited set opened_at = begun, started_at = begun,
      submitted_at = case when invited.submitted_at is not null then submitted end
    from submissions join demo_interviews as moved on moved.id = submissions.id
    where invited.company_id = ${companyId} and invited.started_at is not null
      and submissions.job_id = invited.job_id
      and lower(submissions.candidate_email) = lower(invited.email)`.execute(transaction);
}

/** As the triggers would have counted on those days (migration 0006). */
async function countDaysAgain(
  transaction: Transaction,
  { companyId, jobs, interviews }: Demo,
  now: Date,
): Promise<void> {
  await sql`delete from job_day_additions where company_id = ${companyId}`.execute(transaction);
  await sql`delete from job_days where company_id = ${companyId}`.execute(transaction);
  await sql`delete from job_months where company_id = ${companyId}`.execute(transaction);
  await sql`delete from source_days where company_id = ${companyId}`.execute(transaction);
  await sql`
    insert into job_days
      (company_id, day, job_id, job_type, started, finished, reviewed, shortlisted, rated, rating_sum)
    select submissions.company_id, (submissions.created_at at time zone 'UTC')::date, job_id, jobs.type, count(*),
      count(*) filter (where submissions.status <> 'uploading'), count(decided_at), count(shortlisted_at),
      count(rating), coalesce(sum(rating), 0)
    from submissions join jobs on jobs.id = job_id
    where submissions.company_id = ${companyId} group by 1, 2, 3, 4`.execute(transaction);
  await sql`
    insert into job_days as days (company_id, day, job_id, job_type, decided, review_seconds)
    select submissions.company_id, (decided_at at time zone 'UTC')::date, job_id, jobs.type, count(*),
      sum(greatest(0, extract(epoch from decided_at - submitted_at))::bigint)
    from submissions join jobs on jobs.id = job_id
    where submissions.company_id = ${companyId} and decided_at is not null group by 1, 2, 3, 4
    on conflict (company_id, day, job_id) do update set
      decided = excluded.decided, review_seconds = excluded.review_seconds`.execute(transaction);
  await sql`
    insert into source_days (company_id, day, source, finished)
    select company_id, (created_at at time zone 'UTC')::date, coalesce(source, ''), count(*)
    from submissions where company_id = ${companyId} and status <> 'uploading' group by 1, 2, 3`.execute(
    transaction,
  );
  await countFormatsAgain(transaction, companyId);
  const openings = jobs.flatMap(({ id, plan }) => {
    const begun = interviews
      .filter(({ job }) => job.id === id)
      .map(({ person }) => timesOf(person, now).begun);
    return openingsOf(plan, begun, now).map((at) => ({ id, at }));
  });
  await sql`
    insert into job_days as days (company_id, day, job_id, job_type, opened)
    select ${companyId}::bigint, (at at time zone 'UTC')::date, given.id, jobs.type, count(*)
    from jsonb_to_recordset(${JSON.stringify(openings)}::jsonb) as given (id bigint, at timestamptz)
    join jobs on jobs.id = given.id group by 1, 2, 3, 4
    on conflict (company_id, day, job_id) do update set opened = days.opened + excluded.opened`.execute(
    transaction,
  );
}

async function countFormatsAgain(transaction: Transaction, companyId: number): Promise<void> {
  await sql`delete from format_days where company_id = ${companyId}`.execute(transaction);
  await sql`delete from format_months where company_id = ${companyId}`.execute(transaction);
  await sql`delete from format_day_additions where company_id = ${companyId}`.execute(transaction);
  await sql`
    insert into format_days (company_id, day, job_id, format, started, finished, approved)
    select company_id, day, job_id, format, count(*), count(*) filter (where status <> 'uploading'),
      count(shortlisted_at)
    from (
      select distinct submissions.company_id, (submissions.created_at at time zone 'UTC')::date as day, job_id,
        responses.format, submissions.id, submissions.status, shortlisted_at
      from submissions join responses on responses.submission_id = submissions.id
      where submissions.company_id = ${companyId}
    ) as answered group by 1, 2, 3, 4`.execute(transaction);
}
