import { randomUUID } from 'node:crypto';
import { type EmploymentType, employmentTypes, type JobStatus, jobStatuses } from '@nimble/contracts/jobs';
import type { ReviewStatus, SubmissionStatus } from '@nimble/contracts/submissions';
import * as fc from 'fast-check';
import { dayMilliseconds } from '../../platform/days.ts';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { newSubmission } from '../journeys.ts';
import type { TestApp } from '../servers/test-app.ts';

const jobs = 3;

/** One event; `which` is a number that is taken modulo how many there are. */
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
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('finish' as const),
      which: fc.nat(),
      daysAfter: fc.constantFrom(0, 0, 0, 1, 20, 40),
      joins: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('join' as const), which: fc.nat() }) },
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
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('delete job' as const), job: fc.nat({ max: jobs - 1 }) }),
  },
  // These use the product's own calls.
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('call' as const),
      which: fc.nat(),
      asks: fc.constantFrom(
        ...(['in_review', 'reviewed', 'shortlisted', 'rejected'] as const),
        ...(['undo', 'score', 'delete', 'erase', 'new attempt'] as const),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('change job' as const),
      job: fc.nat({ max: jobs - 1 }),
      status: fc.constantFrom(...jobStatuses),
    }),
  },
);
export const history = fc.record({
  types: fc.tuple(...Array.from({ length: jobs }, () => fc.constantFrom(...employmentTypes))),
  statuses: fc.tuple(...Array.from({ length: jobs }, () => fc.constantFrom(...jobStatuses))),
  /** Days since each job was created. */
  ages: fc.tuple(...Array.from({ length: jobs }, () => fc.constantFrom(0, 6, 7, 90))),
  // Long ones: short histories find hardly any disagreement.
  happenings: fc.array(happening, { maxLength: 60, size: 'max' }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

type ToldInterview = {
  id: number;
  email: string;
  job: ToldJob;
  begun: Date;
  source: string | null;
  submitted: Date | null;
  status: SubmissionStatus;
  rating: number | null;
  decided: Date | null;
  shortlisted: boolean;
  erased: boolean;
  undone?: Pick<ToldInterview, 'status' | 'decided' | 'shortlisted'> | undefined;
};
type ToldJob = {
  id: number;
  type: EmploymentType;
  status: JobStatus;
  created: Date;
  openings: number;
  deleted: boolean;
};
/** The history, stored plainly beside the database. */
export type Told = { interviews: ToldInterview[]; jobs: ToldJob[] };

/** The company of the history, and a session with all permissions there. */
type Place = { companyId: number; token: string };

/** Applies a history to a company, by the product's calls or the statements that they come down to. */
export async function letHappen(nimble: TestApp, place: Place, story: History): Promise<Told> {
  const { pool } = nimble;
  const told: Told = { interviews: [], jobs: [] };
  for (const [index, type] of story.types.entries()) {
    const status = story.statuses[index] ?? 'active';
    const created = daysAgo(story.ages[index] ?? 0);
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token, created_at)
       VALUES ($1, $2, 'About it.', $3, 'mid', 'USD', $4, $5, $6) RETURNING id`,
      [place.companyId, `Job ${index}`, type, status, randomUUID().replaceAll('-', '').slice(0, 12), created],
    );
    told.jobs.push({ id: rows[0]?.id ?? 0, type, status, created, openings: 0, deleted: false });
  }
  for (const one of story.happenings) await happen(nimble, place, told, one);
  return told;
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMilliseconds);
const notAfterNow = (time: number) => new Date(Math.min(Date.now(), time));

async function happen(
  nimble: TestApp,
  place: Place,
  told: Told,
  one: History['happenings'][number],
): Promise<void> {
  const { pool, call } = nimble;
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
      const begun = daysAgo(one.daysAgo);
      const email = `${randomUUID()}@example.com`;
      const { rows } = await pool.query<{ id: number }>(
        `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
           consent_version, consented_at, created_at, source)
         VALUES ($1, $2, 'Ana', $3, 'uploading', '{}', '{}', '1', now(), $4, $5) RETURNING id`,
        [place.companyId, job.id, email, begun, one.source],
      );
      const { source } = one;
      told.interviews.push({
        id: rows[0]?.id ?? 0,
        email,
        job,
        begun,
        source,
        ...justBegun,
      });
      return;
    }
    case 'finish':
      if (interview?.status !== 'uploading') return;
      interview.submitted = notAfterNow(interview.begun.getTime() + one.daysAfter * dayMilliseconds + 60_000);
      interview.status = one.joins ? 'pending' : 'processing';
      await pool.query('UPDATE submissions SET status = $2, submitted_at = $3 WHERE id = $1', [
        interview.id,
        interview.status,
        interview.submitted,
      ]);
      return;
    case 'join':
      if (interview?.status !== 'processing') return;
      interview.status = 'pending';
      await pool.query(`UPDATE submissions SET status = 'pending' WHERE id = $1`, [interview.id]);
      return;
    case 'rate':
      if (interview === undefined || interview.submitted === null) return;
      interview.rating = one.rating;
      await pool.query('UPDATE submissions SET rating = $2 WHERE id = $1', [interview.id, one.rating]);
      return;
    case 'review': {
      if (interview === undefined || interview.submitted === null) return;
      const at = notAfterNow(interview.submitted.getTime() + one.hoursAfter * 60 * 60_000);
      decide(interview, one.status as ReviewStatus, at);
      await pool.query(
        `UPDATE submissions SET status = $2, reviewed_at = $3, decided_at = coalesce(decided_at, $4),
         before_decision = NULL WHERE id = $1`,
        [interview.id, one.status, at, interview.decided],
      );
      return;
    }
    case 'sweep':
      if (interview === undefined) return;
      interview.erased = true;
      await pool.query('DELETE FROM submissions WHERE id = $1', [interview.id]);
      return;
    case 'delete job': {
      const { status } = await call('DELETE', `/api/jobs/${job.id}`, place);
      if (status < 300) job.deleted = true;
      return;
    }
    case 'change job': {
      const body = { data: { status: one.status } };
      const { status } = await call('PUT', `/api/jobs/${job.id}`, { ...place, body });
      if (status < 300) job.status = one.status;
      return;
    }
    case 'call':
      if (interview !== undefined) await askFor(nimble, place, told, interview, one.asks);
  }
}

const justBegun = {
  submitted: null,
  status: 'uploading',
  rating: null,
  decided: null,
  shortlisted: false,
  erased: false,
} as const;

function decide(interview: ToldInterview, status: ReviewStatus, at: Date): void {
  interview.status = status;
  if (status !== 'in_review') interview.decided ??= at;
  if (status === 'shortlisted') interview.shortlisted = true;
}

type Asked = Extract<History['happenings'][number], { kind: 'call' }>['asks'];

/** Refused actions do not happen. */
async function askFor(
  { pool, call, config }: TestApp,
  { token }: Place,
  told: Told,
  interview: ToldInterview,
  asked: Asked,
): Promise<void> {
  const path = `/api/submissions/${interview.id}`;
  const done = ({ status }: { status: number }) => status < 300;
  switch (asked) {
    case 'score': {
      const rating = interview.id % 101;
      if (done(await call('PUT', path, { token, body: { data: { rating } } }))) interview.rating = rating;
      return;
    }
    case 'delete':
      if (done(await call('DELETE', path, { token }))) interview.erased = true;
      return;
    case 'erase': {
      const body = { token: createSignedTokens(config.secret).signPersonal(interview.id) };
      if (done(await call('POST', '/api/interviews/mine/erase', { body }))) interview.erased = true;
      return;
    }
    case 'new attempt': {
      if (!done(await call('POST', `${path}/new-attempt`, { token }))) return;
      const { rows } = await pool.query('SELECT share_token FROM jobs WHERE id = $1', [interview.job.id]);
      const link = { id: interview.job.id, shareToken: rows[0].share_token as string };
      const { email, job } = interview;
      const begins = { body: { data: newSubmission(link, email) } };
      const { body } = await call('POST', '/api/submissions', begins);
      const id = body.data.submission.id as number;
      told.interviews.push({ id, email, job, begun: new Date(), source: null, ...justBegun });
      return;
    }
    case 'undo': {
      const { reviewedAt } = (await call('GET', path, { token })).body.data ?? {};
      const body = { data: { reviewedAt } };
      if (done(await call('POST', `${path}/undo-decision`, { token, body })))
        Object.assign(interview, interview.undone, { undone: undefined });
      return;
    }
    default: {
      const { status, decided, shortlisted } = interview;
      if (!done(await call('PUT', path, { token, body: { data: { status: asked } } }))) return;
      if (status !== asked) interview.undone = { status, decided, shortlisted };
      decide(interview, asked, new Date());
    }
  }
}
