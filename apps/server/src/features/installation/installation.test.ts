import { refusalCatalog } from '@nimble/contracts/all-refusals';
import { interviewRefusals } from '@nimble/contracts/interviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newScene } from '../../testing/calls/sample-calls.ts';
import { activeJob, newSubmission } from '../../testing/journeys.ts';
import { addCompany, addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let master: { token: string };
beforeAll(async () => {
  nimble = await createTestApp();
  master = await addPerson(nimble, null, 'master');
});
afterAll(() => nimble.close());

const set = (companyId: number, to: 'stop' | 'resume') =>
  nimble.call('POST', `/api/installation/companies/${companyId}/${to}`, master);
const listed = (search: string) =>
  nimble.call('GET', `/api/installation/companies?search=${encodeURIComponent(search)}`, master);
const invite = (jobId: number, email: string, token: string) =>
  nimble.call('POST', `/api/jobs/${jobId}/invitations`, { token, body: { data: { emails: [email] } } });

test('the master sees each company’s activity, and none of its content', async () => {
  const owner = await addCompany(nimble);
  const scene = await newScene(nimble, owner);
  const { name } = (await nimble.call('GET', '/api/users/me', owner)).body.company;
  await invite(scene.job.id, 'ann@example.com', owner.token);
  await nimble.pool.query(
    `INSERT INTO company_mails (company_id, kind, address_digest, created_at)
     VALUES ($1, 'invitation', '\\x00', now() - interval '3 days'), ($1, 'invitation', '\\x00', now() - interval '9 days')`,
    [owner.companyId],
  );
  const { status, body } = await listed(name);
  expect([status, body.data]).toEqual([
    200,
    [
      {
        id: owner.companyId,
        name,
        createdAt: expect.any(String),
        plan: 'growth',
        billing: 'monthly',
        people: 2,
        submissions: 1,
        mailsOfDay: 1,
        mailsOfWeek: 2,
        stoppedAt: null,
      },
    ],
  ]);
});

test('a suspended company can only read, until it is resumed', async () => {
  const owner = await addCompany(nimble);
  const scene = await newScene(nimble, owner);
  const { job } = scene;
  const apiToken = (
    await nimble.call('POST', '/api/api-tokens', {
      token: owner.token,
      body: { data: { name: 'Sync', permissions: { job: { view: true } }, days: 30 } },
    })
  ).body.data.secret;
  await invite(job.id, 'waiting@example.com', owner.token);
  const begin = () =>
    nimble.call('POST', '/api/submissions', {
      body: { data: newSubmission(job, `${Math.random()}@example.com`) },
    });
  const open = () => nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`);
  const withToken = (token: string, url = `/api/jobs/${job.id}`) => nimble.call('GET', url, { token });
  const begun = await begin();
  expect([begun.status, (await withToken(apiToken)).status]).toEqual([200, 200]);

  const stopped = await set(owner.companyId, 'stop');
  expect([stopped.status, stopped.body.data.stoppedAt]).toEqual([200, expect.any(String)]);
  // At once, not when some cache expires.
  expect((await withToken(owner.token)).status).toBe(200);
  const changed = await nimble.call('PUT', `/api/jobs/${job.id}`, {
    token: owner.token,
    body: { data: { title: 'Spam' } },
  });
  expect([changed.status, changed.body.error.message]).toEqual([
    422,
    refusalCatalog['installation.stopped'].text,
  ]);
  expect((await withToken(apiToken)).status).toBe(401);
  expect((await withToken(scene.guestToken, '/api/guest')).status).toBe(401);
  expect([(await open()).status, (await begin()).status]).toEqual([404, 404]);
  expect((await open()).body.error.message).toBe(interviewRefusals['interview.unavailable'].text);
  // A candidate in the middle of an interview goes on.
  expect((await withToken(begun.body.token, '/api/interviews/current')).status).toBe(200);
  await nimble.runTasks();
  expect(nimble.mails.filter(({ to }) => to === 'waiting@example.com')).toEqual([]);

  expect((await set(owner.companyId, 'stop')).status).toBe(200);
  expect((await set(owner.companyId, 'resume')).body.data.stoppedAt).toBeNull();
  expect([(await open()).status, (await begin()).status, (await withToken(apiToken)).status]).toEqual([
    200, 200, 200,
  ]);
  const { body } = await nimble.call('GET', '/api/audit-events?filters[subject][$eq]=company', owner);
  const actions = body.data.map(({ action }: { action: string }) => action);
  expect(actions.slice(0, 2)).toEqual(['company.resumed', 'company.stopped']);
});

test('only the master can stop a company, and only an existing one', async () => {
  const owner = await addCompany(nimble);
  const job = await activeJob(nimble, owner.token);
  for (const to of ['stop', 'resume'] as const) {
    const path = `/api/installation/companies/${owner.companyId}/${to}`;
    expect((await nimble.call('POST', path, owner)).status).toBe(403);
    expect((await nimble.call('POST', path)).status).toBe(401);
  }
  expect((await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`)).status).toBe(200);
  expect((await set(999_999, 'stop')).status).toBe(404);
});
