import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin, someQuestions } from '../../../testing/journeys.ts';
import { addPerson, addRole } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

/** A job that is created for its hiring team only. */
let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let creator: Awaited<ReturnType<typeof addPerson>>;
let member: Awaited<ReturnType<typeof addPerson>>;
let outsider: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'New teams');
  const role = await addRole(nimble, admin.companyId, {
    job: { view: true, create: true, update: true },
    submission: { view: true },
  });
  [creator, member, outsider] = [
    await addPerson(nimble, admin.companyId, role),
    await addPerson(nimble, admin.companyId, role),
    await addPerson(nimble, admin.companyId, role),
  ];
});
afterAll(() => nimble.close());

const create = (team: object | undefined, address = '/api/jobs', token = creator.token) =>
  nimble.call('POST', address, {
    token,
    body: {
      data: {
        title: 'Secret job',
        description: 'Replaces a person.',
        status: 'active',
        questions: someQuestions,
        ...(team && { team }),
      },
    },
  });
const statusFor = async ({ token }: { token: string }, jobId: number) =>
  (await nimble.call('GET', `/api/jobs/${jobId}`, { token })).status;
const teamOf = async (jobId: number) =>
  (await nimble.call('GET', `/api/jobs/${jobId}/team`, { token: admin.token })).body.data;
const countJobs = async () => (await nimble.pool.query('SELECT id FROM jobs')).rows.length;

test.each(['/api/jobs', '/api/jobs/create-with-auth'])(
  '%s limits the job with its creation, and the creator is in the team',
  async (address) => {
    await statusFor(outsider, 1);
    const { status, body } = await create({ teamOnly: true, members: [member.userId] }, address);
    expect([status, body.data.teamOnly]).toEqual([200, true]);
    const { id } = body.data;
    expect([
      await statusFor(creator, id),
      await statusFor(member, id),
      await statusFor(admin, id),
      await statusFor(outsider, id),
    ]).toEqual([200, 200, 200, 404]);
    expect(await teamOf(id)).toMatchObject({
      teamOnly: true,
      members: [creator.userId, member.userId].toSorted((one, other) => one - other),
    });
    const { rows } = await nimble.pool.query(
      "SELECT action FROM audit_events WHERE subject_id = $1 AND action LIKE 'job.%' ORDER BY action",
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['job.created', 'job.team_changed']);
  },
);

test('without members the creator is the team, and without a team everyone sees the job', async () => {
  const alone = (await create({ teamOnly: true, members: [] })).body.data;
  expect((await teamOf(alone.id)).members).toEqual([creator.userId]);
  const kept = (await create({ teamOnly: false, members: [member.userId] })).body.data;
  expect([kept.teamOnly, await statusFor(outsider, kept.id)]).toEqual([false, 200]);
  const open = (await create(undefined)).body.data;
  expect([open.teamOnly, await statusFor(outsider, open.id)]).toEqual([false, 200]);
});

test('a team with a stranger, or with too many members, creates nothing', async () => {
  const before = await countJobs();
  const stranger = await signedInAdmin(nimble, 'Strangers to new teams');
  const unknown = await create({ teamOnly: true, members: [stranger.userId] });
  expect(unknown.body.error.code).toBe('job.team_person_unknown');
  const tooMany = await create({ teamOnly: true, members: Array.from({ length: 100 }, (_, n) => n + 1_000) });
  expect(tooMany.body.error.code).toBe('job.team_too_large');
  expect((await create({ teamOnly: true, members: Array(101).fill(1) })).status).toBe(400);
  expect((await create({ teamOnly: true })).status).toBe(400);
  expect(await countJobs()).toBe(before);
});

test('those who may create jobs read of whom a team can consist', async () => {
  const { status, body } = await nimble.call('GET', '/api/jobs/team/people', { token: creator.token });
  expect(status).toBe(200);
  expect(body.data).toContainEqual(expect.objectContaining({ id: member.userId, seesEveryJob: false }));
  expect(body.data).toContainEqual(expect.objectContaining({ id: admin.userId, seesEveryJob: true }));
  const viewer = await addPerson(nimble, admin.companyId, 'viewer');
  expect((await nimble.call('GET', '/api/jobs/team/people', { token: viewer.token })).status).toBe(403);
});
