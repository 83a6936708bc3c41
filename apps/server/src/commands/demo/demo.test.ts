import type { ChildProcess } from 'node:child_process';
import { signInByLink } from '@nimble/contracts/accounts';
import { scriptEngine } from '@nimble/contracts/transcripts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disagreements } from '../../testing/figures/disagreements.ts';
import { readPlaces } from '../../testing/figures/places-of-figures.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { startWorker } from '../../testing/servers/worker-process.ts';
import { addDemo } from './demo.ts';
import { type DemoJob, jobs } from './jobs.ts';
import type { DemoPerson } from './people/demo-person.ts';

let nimble: TestApp;
let worker: ChildProcess;
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
  worker = startWorker(nimble);
});
afterAll(async () => {
  worker.kill('SIGKILL');
  await nimble.close();
});

/** Short answers of few people, in every status that a person can set. */
const few: readonly DemoJob[] = jobs.map((job, index) => ({
  ...job,
  onlyLooked: 5,
  people: (index === 0 ? [0, 2, 4] : index === 1 ? [5, 6] : [0]).flatMap((one) => {
    const person = job.people[one];
    return person === undefined
      ? []
      : [{ ...person, answers: person.answers.map((text) => text.split('. ')[0] ?? ''), ...earlier(person) }];
  }),
  visitors: index === 0 ? job.visitors : [],
}));

/** Comments must be within their answers. */
function earlier({ review }: DemoPerson): Pick<DemoPerson, 'review'> {
  const comments = review?.comments?.map((comment) => ({ ...comment, second: 1 }));
  return review === undefined ? {} : { review: { ...review, ...(comments && { comments }) } };
}

/** @returns the output. */
async function start(stop = new AbortController(), stopAt?: RegExp): Promise<string> {
  let printed = '';
  const print = (text: string) => {
    printed += text;
    if (stopAt?.test(text)) stop.abort();
  };
  await addDemo(nimble, stop.signal, { jobs: few, print });
  return printed;
}

const linkIn = (printed: string) => /http\S+\/sign-in-link#(\S+)/.exec(printed)?.[1];
const follow = (code: string | undefined) => nimble.call('POST', signInByLink.url, { body: { code } });
const count = async (query: string) => (await nimble.pool.query(query)).rows[0].count as number;

test('the demo is made once, is consistent, and is entered by its links alone', async () => {
  const stopped = await start(new AbortController(), /people and/);
  expect(linkIn(stopped)).toBeUndefined();
  expect(await count('SELECT count(*)::int FROM companies')).toBe(1);

  // The unfinished company was erased, and a complete one exists.
  const printed = await start();
  const code = linkIn(printed);
  expect(code, printed).toBeDefined();
  expect(await count('SELECT count(*)::int FROM companies')).toBe(1);
  expect(await count("SELECT count(*)::int FROM media_tasks WHERE state <> 'done'")).toBe(0);
  const statuses = await nimble.pool.query('SELECT DISTINCT status FROM submissions ORDER BY status');
  expect(statuses.rows.map(({ status }) => status)).toEqual(
    ['in_review', 'pending', 'rejected', 'reviewed', 'shortlisted', 'uploading'].toSorted(),
  );

  const entered = await follow(code);
  expect(entered.body.user.company.name).toBe('Alder & Finch');
  expect((await follow(code)).status).toBe(400);
  const token = entered.body.jwt as string;
  await expectTruth(token);
  await expectSortedIn(token);
  await expectScripts(token);

  const again = await start();
  expect(await count('SELECT count(*)::int FROM companies')).toBe(1);
  expect((await follow(linkIn(again))).status).toBe(200);
}, 300_000);

/** All places of a figure agree, and at least as many interviews were begun as submitted. */
async function expectTruth(token: string): Promise<void> {
  const { rows } = await nimble.pool.query('SELECT id FROM jobs');
  const told = { interviews: [], jobs: rows.map(({ id }) => ({ id: Number(id), deleted: false })) } as never;
  expect(disagreements(await readPlaces(nimble, token, told))).toEqual([]);
  const days = await nimble.pool.query(`SELECT sum(opened)::int AS opened, sum(started)::int AS started,
    sum(finished)::int AS finished, sum(reviewed)::int AS reviewed FROM job_days`);
  expect(days.rows[0]).toEqual({ opened: 15 + 7, started: 7, finished: 6, reviewed: 4 });
  const future = await count(`SELECT count(*)::int FROM submissions
    WHERE greatest(created_at, submitted_at, reviewed_at) > now() OR created_at > submitted_at`);
  expect(future).toBe(0);
  const { rows: invited } = await nimble.pool.query(`
    SELECT i.sent_at < i.opened_at AS follows, i.submitted_at = s.submitted_at AS agrees
    FROM job_invitations i JOIN submissions s ON s.id = i.submission_id`);
  expect(invited.length).toBeGreaterThan(0);
  expect(invited.filter(({ follows, agrees }) => !follows || !agrees)).toEqual([]);
}

/** Jobs ask questions of the library, and what people were told follows the interviews that it is about. */
async function expectSortedIn(token: string): Promise<void> {
  const { body } = await nimble.call('GET', '/api/library-questions?sort=uses:desc', { token });
  expect(body.data.map(({ uses }: { uses: number }) => uses)).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
  expect(await count('SELECT count(*)::int FROM submissions WHERE stage_id IS NOT NULL')).toBe(2);
  expect(await count('SELECT count(*)::int FROM submission_tags')).toBe(2);
  const { rows } = await nimble.pool.query(`
    SELECT a.created_at > s.submitted_at AND a.created_at < now() AS follows,
      n.created_at >= a.created_at AND n.created_at < a.created_at + interval '1 hour' AS agrees
    FROM assignments a JOIN submissions s ON s.id = a.submission_id
    JOIN notifications n ON n.submission_id = a.submission_id AND n.user_id = a.user_id
      AND n.notice ->> 'code' = 'notice.assigned_due'`);
  expect(rows).toEqual(Array(3).fill({ follows: true, agrees: true }));
}

/** Without a speech engine the transcripts are the scripts of the voices, and are labeled so. */
async function expectScripts(token: string): Promise<void> {
  const { rows } = await nimble.pool.query("SELECT id FROM submissions WHERE status <> 'uploading'");
  for (const { id } of rows) {
    const { body } = await nimble.call('GET', `/api/submissions/${id}/transcript`, { token });
    for (const { engine, words, speech } of body.data.answers) {
      expect(engine).toBe(scriptEngine);
      expect(words.length).toBeGreaterThan(1);
      expect(words.at(-1).end).toBeLessThanOrEqual(speech.at(-1).end + 0.001);
    }
  }
}
