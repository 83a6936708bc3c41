import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BulkScene, createBulkScene, named, ofJob } from '../../testing/bulk-scene.ts';
import { addPerson, type Person } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

/** Of one bulk action a colleague has at most one notification, however many parts it has and candidates it changes. */
let nimble: TestApp;
let scene: BulkScene;
let colleague: Person;
beforeAll(async () => {
  nimble = await createTestApp();
  scene = await createBulkScene(nimble);
  await nimble.pool.query(`UPDATE users SET display_name = 'Dana Reed' WHERE id = $1`, [scene.admin.userId]);
});
beforeEach(async () => {
  colleague = await addPerson(nimble, scene.admin.companyId, 'sub_admin');
});
afterAll(() => nimble.close());

const rejecting = { kind: 'status', status: 'rejected' };
const told = async ({ token }: Pick<Person, 'token'> = colleague) => {
  const { body } = await nimble.call('GET', '/api/notifications', { token });
  return body.data.map(({ title, message }: { title: string; message: string }) => `${title}: ${message}`);
};
const bulk = async (change: object, selection: object) => {
  const { status, body } = await scene.start(change, selection);
  expect(status, JSON.stringify(body)).toBe(200);
  await nimble.runTasks();
  return body.data.id as number;
};
const limit = (jobId: number, ...members: number[]) =>
  nimble.call('PUT', `/api/jobs/${jobId}/team`, {
    token: scene.admin.token,
    body: { data: { teamOnly: true, members } },
  });

test('a last part of one candidate is not announced by itself', async () => {
  const { id } = await scene.jobWith(501);
  const action = await bulk(rejecting, ofJob(id, 501));
  expect(await told()).toEqual(['501 candidates rejected: Dana Reed decided on 501 candidates at once.']);
  await scene.act(action, 'undo');
  await nimble.runTasks();
  expect((await told()).slice(0, -1)).toEqual(['Decisions undone: Dana Reed undid 501 decisions.']);
});

test('only candidates whose decision changed are counted, and one is named', async () => {
  const ids = [await scene.submitted('rejected'), await scene.submitted('rejected')];
  await bulk(rejecting, named(...ids));
  expect(await told()).toEqual([]);
  const action = await bulk(rejecting, named(...ids, await scene.submitted('pending')));
  expect(await told()).toEqual([expect.stringMatching(/^Candidate rejected: .*Casey Smith/)]);
  await scene.act(action, 'undo');
  expect((await told()).slice(0, -1)).toEqual([expect.stringMatching(/^Decision undone: .*Casey Smith/)]);
});

test('who acts, and who may not decide, hears nothing', async () => {
  const viewer = await addPerson(nimble, scene.admin.companyId, 'viewer');
  const before = await told(scene.admin);
  const { ids } = await scene.jobWith(2);
  await bulk({ kind: 'assign', userId: scene.admin.userId, dueOn: null }, named(...ids));
  await bulk(rejecting, named(...ids));
  expect(await told()).toHaveLength(1);
  expect(await told(scene.admin)).toEqual(before);
  expect(await told(viewer)).toEqual([]);
});

test('each colleague hears of the candidates whose job they see', async () => {
  const [open, limited] = [await scene.jobWith(2), await scene.jobWith(3)];
  const member = await addPerson(nimble, scene.admin.companyId, 'sub_admin');
  await limit(limited.id, member.userId);
  await bulk(rejecting, named(...open.ids, ...limited.ids));
  expect(await told()).toEqual([expect.stringContaining('2 candidates')]);
  expect(await told(member)).toEqual([expect.stringContaining('5 candidates')]);

  const other = await scene.jobWith(2);
  await limit(other.id, member.userId);
  await bulk(rejecting, named(...other.ids));
  expect(await told()).toHaveLength(1);
  expect(await told(member)).toHaveLength(2);

  const mixed = [await scene.submitted('pending'), ...(await scene.jobWith(1)).ids];
  await limit((await scene.jobWith(1)).id, member.userId);
  await bulk(rejecting, named(...mixed));
  expect(await told()).toHaveLength(2);
});

test('of a job that is limited later, the notification is hidden with it', async () => {
  const { id, ids } = await scene.jobWith(2);
  await bulk(rejecting, named(...ids));
  expect(await told()).toHaveLength(1);
  await limit(id, scene.admin.userId);
  expect(await told()).toEqual([]);
});

test('a move to the stage of a decision is announced as a decision', async () => {
  const { body } = await nimble.call('POST', '/api/stages', {
    token: scene.admin.token,
    body: { data: { name: 'Offer', status: 'shortlisted' } },
  });
  const { ids } = await scene.jobWith(2);
  const action = await bulk({ kind: 'stage', stageId: body.data.id }, named(...ids));
  expect(await told()).toEqual([expect.stringContaining('2 candidates approved')]);
  // Nobody decides anything when candidates only change their stage.
  await bulk({ kind: 'stage', stageId: null }, named(...ids));
  expect(await told()).toHaveLength(1);
  expect((await scene.act(action, 'undo')).status).toBe(200);
});

test('a reviewer hears once of new assignments, and not of changed dates', async () => {
  const { id, ids } = await scene.jobWith(501);
  const assign = (dueOn: string | null) => ({ kind: 'assign', userId: colleague.userId, dueOn });
  await bulk(assign(null), ofJob(id, 501));
  expect(await told()).toEqual([expect.stringContaining('review 501 candidates')]);
  await bulk(assign('2099-01-01'), named(...ids.slice(0, 2)));
  expect(await told()).toHaveLength(1);
  await bulk(assign('2099-01-01'), named(ids[0] ?? 0, await scene.submitted('pending')));
  expect((await told())[0]).toMatch(/^Interview to review: .*Casey Smith/);
  expect(await told()).toHaveLength(2);
});
