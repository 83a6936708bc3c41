import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activeJob, newSubmission } from '../../../testing/journeys.ts';
import { addCompany, addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof addCompany>>;
let company: string;
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
beforeEach(async () => {
  admin = await addCompany(nimble);
  const row = await nimble.database
    .selectFrom('companies')
    .select('name')
    .where('id', '=', admin.companyId)
    .executeTakeFirstOrThrow();
  company = row.name;
  nimble.mails.length = 0;
});
afterAll(() => nimble.close());

async function fullJob() {
  const job = await activeJob(nimble, admin.token);
  await nimble.pool.query(
    `insert into submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at, submitted_at)
     select $1, $2, 'Casey', 'c' || n || '@example.com', 'pending', '{}', '{}', '1', now(), now()
     from generate_series(1, 300) as n`,
    [admin.companyId, job.id],
  );
  return job;
}
const open = (shareToken: string) => nimble.call('GET', `/api/getPublicInterview/${shareToken}`);
const notices = async (token: string): Promise<{ title: string; message: string }[]> =>
  (await nimble.call('GET', '/api/notifications', { token })).body.data;
async function timesTurnedAway(): Promise<number> {
  const { rows } = await nimble.pool.query<{ times: number }>(
    'select coalesce(sum(times), 0)::int as times from turned_away where company_id = $1',
    [admin.companyId],
  );
  return rows[0]?.times ?? 0;
}

test('a link closed by a limit answers with a code and the company, which is notified at once', async () => {
  const job = await fullJob();
  const { status, body } = await open(job.shareToken);
  expect([status, body.error]).toEqual([
    422,
    {
      status: 422,
      name: 'UnprocessableEntityError',
      code: 'interview.limit_reached',
      message: 'This interview can’t accept new answers right now.',
      details: { company },
    },
  ]);
  const begin = await nimble.call('POST', '/api/submissions', {
    body: { data: newSubmission(job, 'late@example.com') },
  });
  expect(begin.body.error.code).toBe('interview.limit_reached');
  expect(await timesTurnedAway()).toBe(2);
  const [told] = (await notices(admin.token)).filter(({ title }) => title === 'Candidates are turned away');
  expect(told?.message).toContain('300 of 300 submissions this month');
});

test('a list of candidates to invite says how many submissions the plan includes this month', async () => {
  const preview = async (jobId: number) =>
    (
      await nimble.call('POST', `/api/jobs/${jobId}/invitation-batches/preview`, {
        token: admin.token,
        body: { data: { content: Buffer.from('ann@example.com').toString('base64') } },
      })
    ).body.data;
  const { id: empty } = await activeJob(nimble, admin.token);
  expect(await preview(empty)).toMatchObject({ ready: 1, submissionsLeft: 300 });
  const { id: full } = await fullJob();
  expect(await preview(full)).toMatchObject({ ready: 1, submissionsLeft: 0 });
});

test('one notification and one email a day, with the number; people who may not change the plan get neither', async () => {
  const { email } = await nimble.database
    .selectFrom('users')
    .select('email')
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  const viewer = await addPerson(nimble, admin.companyId, 'viewer');
  const job = await fullJob();
  for (let count = 0; count < 5; count += 1) await open(job.shareToken);
  await nimble.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  await nimble.runTasks();
  const away = ({ title }: { title: string }) => title === 'Candidates are turned away';
  expect((await notices(admin.token)).filter(away)).toHaveLength(1);
  expect((await notices(viewer.token)).filter(away)).toHaveLength(0);
  const mails = nimble.mails.filter(({ to, subject }) => to === email && subject.includes('turned away'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.paragraphs.join(' ')).toContain('5 times');

  // The next day notifies again, with the accumulated number.
  await nimble.pool.query('update turned_away set day = day - 1 where company_id = $1', [admin.companyId]);
  await nimble.pool.query(
    "update plan_notices set period = 'yesterday' where company_id = $1 and kind = 'turned_away'",
    [admin.companyId],
  );
  await open(job.shareToken);
  expect((await notices(admin.token)).filter(away)).toHaveLength(2);
});
