import { randomUUID } from 'node:crypto';
import type { EmploymentType, JobStatus } from '@nimble/contracts/jobs';
import { employmentTypes, jobStatuses } from '@nimble/contracts/jobs';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import * as fc from 'fast-check';
import type { TestApp } from './test-app.ts';

const dayMilliseconds = 24 * 60 * 60_000;
const jobs = 3;

/** One thing that happens; `which` is a number that is taken modulo how many there are. */
const happening = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open' as const), job: fc.nat({ max: jobs - 1 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('begin' as const),
      job: fc.nat({ max: jobs - 1 }),
      daysAgo: fc.oneof(fc.nat({ max: 15 }), fc.nat({ max: 800 })),
      source: fc.constantFrom(null, 'linkedin', 'indeed', 'x'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('finish' as const), which: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('rate' as const),
      which: fc.nat(),
      rating: fc.option(fc.nat({ max: 100 })),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('review' as const),
      which: fc.nat(),
      status: fc.constantFrom('in_review', 'reviewed', 'shortlisted', 'rejected'),
      hoursAfter: fc.nat({ max: 100 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('delete job' as const), job: fc.nat({ max: jobs - 1 }) }),
  },
);
export const history = fc.record({
  types: fc.tuple(...Array.from({ length: jobs }, () => fc.constantFrom(...employmentTypes))),
  statuses: fc.tuple(...Array.from({ length: jobs }, () => fc.constantFrom(...jobStatuses))),
  happenings: fc.array(happening, { maxLength: 60 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

type ToldInterview = {
  id: number;
  job: ToldJob;
  begun: Date;
  source: string | null;
  submitted: Date | null;
  status: SubmissionStatus;
  rating: number | null;
  decided: Date | null;
  shortlisted: boolean;
  erased: boolean;
};
type ToldJob = { id: number; type: EmploymentType; status: JobStatus; openings: number; deleted: boolean };
/** What happened, kept plainly beside the database. */
export type Told = { interviews: ToldInterview[]; jobs: ToldJob[] };

/** Lets a history happen to a company, by the statements that the product's own come down to. */
export async function letHappen(nimble: TestApp, companyId: number, story: History): Promise<Told> {
  const { pool } = nimble;
  const told: Told = { interviews: [], jobs: [] };
  for (const [index, type] of story.types.entries()) {
    const status = story.statuses[index] ?? 'active';
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
       VALUES ($1, $2, 'About it.', $3, 'mid', 'USD', $4, $5) RETURNING id`,
      [companyId, `Job ${index}`, type, status, randomUUID().replaceAll('-', '').slice(0, 12)],
    );
    told.jobs.push({ id: rows[0]?.id ?? 0, type, status, openings: 0, deleted: false });
  }
  for (const one of story.happenings) await happen(nimble, companyId, told, one);
  return told;
}

async function happen(
  { pool, call }: TestApp,
  companyId: number,
  told: Told,
  one: History['happenings'][number],
): Promise<void> {
  const interview =
    'which' in one && told.interviews.length > 0
      ? told.interviews[one.which % told.interviews.length]
      : undefined;
  const job = 'job' in one ? told.jobs[one.job] : interview?.job;
  if (job === undefined || job.deleted || interview?.erased) return;
  switch (one.kind) {
    case 'open': {
      const { rows } = await pool.query('SELECT share_token FROM jobs WHERE id = $1', [job.id]);
      await call('POST', '/api/interviews/opened', { body: { shareToken: rows[0].share_token } });
      if (job.status === 'active') job.openings += 1;
      return;
    }
    case 'begin': {
      const begun = new Date(Date.now() - one.daysAgo * dayMilliseconds);
      const { rows } = await pool.query<{ id: number }>(
        `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
           consent_version, consented_at, created_at, source)
         VALUES ($1, $2, 'Ana', $3, 'uploading', '{}', '{}', '1', now(), $4, $5) RETURNING id`,
        [companyId, job.id, `${randomUUID()}@example.com`, begun, one.source],
      );
      const { source } = one;
      const state = { submitted: null, status: 'uploading', rating: null, decided: null } as const;
      told.interviews.push({
        ...{ id: rows[0]?.id ?? 0, job, begun, source, ...state },
        ...{ shortlisted: false, erased: false },
      });
      return;
    }
    case 'finish':
      if (interview?.status !== 'uploading') return;
      interview.submitted = new Date(interview.begun.getTime() + 60_000);
      interview.status = 'pending';
      await pool.query(`UPDATE submissions SET status = 'pending', submitted_at = $2 WHERE id = $1`, [
        interview.id,
        interview.submitted,
      ]);
      return;
    case 'rate':
      if (interview === undefined || interview.submitted === null) return;
      interview.rating = one.rating;
      await pool.query('UPDATE submissions SET rating = $2 WHERE id = $1', [interview.id, one.rating]);
      return;
    case 'review': {
      if (interview === undefined || interview.submitted === null) return;
      const at = new Date(Math.min(Date.now(), interview.submitted.getTime() + one.hoursAfter * 60 * 60_000));
      interview.status = one.status as SubmissionStatus;
      if (one.status !== 'in_review') interview.decided ??= at;
      if (one.status === 'shortlisted') interview.shortlisted = true;
      await pool.query(
        `UPDATE submissions SET status = $2, reviewed_at = $3, decided_at = coalesce(decided_at, $4) WHERE id = $1`,
        [interview.id, one.status, at, interview.decided],
      );
      return;
    }
    case 'erase':
      if (interview === undefined) return;
      interview.erased = true;
      await pool.query('DELETE FROM submissions WHERE id = $1', [interview.id]);
      return;
    case 'delete job':
      job.deleted = true;
      await pool.query('DELETE FROM jobs WHERE id = $1', [job.id]);
      return;
  }
}
