import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkScene, createBulkScene, named } from '../../testing/bulk-scene.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let scene: BulkScene;

beforeAll(async () => {
  nimble = await createTestApp();
  scene = await createBulkScene(nimble);
});
afterAll(() => nimble.close());

async function createStage(name: string, status: string): Promise<number> {
  const { token } = scene.admin;
  return (await nimble.call('POST', '/api/stages', { token, body: { data: { name, status } } })).body.data.id;
}
const move = (stageId: number | null, ...ids: number[]) =>
  scene.start({ kind: 'stage', stageId }, named(...ids));
async function shown(ids: readonly number[]) {
  const { rows } = await nimble.pool.query(
    'SELECT status, (SELECT name FROM stages WHERE stages.id = stage_id) AS stage FROM submissions WHERE id = ANY($1) ORDER BY id',
    [ids],
  );
  return rows.map(({ status, stage }) => [status, stage]);
}

test('many move to a stage with the status of it, and undoing restores stages and statuses', async () => {
  const [talk, second] = [
    await createStage('Talk', 'in_review'),
    await createStage('Second talk', 'in_review'),
  ];
  const ids = [
    await scene.submitted('pending'),
    await scene.submitted('in_review'),
    await scene.submitted('in_review'),
    await scene.submitted('processing'),
    await scene.submitted('rejected'),
  ];
  await move(talk, ids[1] ?? 0);
  const { body } = await move(second, ...ids);
  expect(body.data).toMatchObject({ kind: 'stage', state: 'done', done: 3, failed: 2, status: null });
  expect(await shown(ids)).toEqual([
    ['in_review', 'Second talk'],
    ['in_review', 'Second talk'],
    ['in_review', 'Second talk'],
    ['processing', null],
    ['rejected', null],
  ]);
  expect(await scene.failuresOf(body.data.id)).toMatchObject({
    failures: [{ code: 'submission.processing' }, { code: 'submission.decided' }],
  });
  expect(await scene.audited('submission.stage_changed', ids)).toEqual([ids[1], ids[0], ids[1], ids[2]]);
  expect(await scene.audited('submission.status_changed', ids)).toEqual([ids[0]]);

  await move(talk, ids[2] ?? 0);
  const undone = (await scene.act(body.data.id, 'undo')).body.data;
  // The third one was moved since.
  expect(undone).toMatchObject({ kind: 'undo', failed: 1, done: 2 });
  expect(await shown(ids.slice(0, 3))).toEqual([
    ['pending', null],
    ['in_review', 'Talk'],
    ['in_review', 'Talk'],
  ]);
  expect(await scene.failuresOf(undone.id)).toMatchObject({
    failures: [{ submissionId: ids[2], code: 'submission.changed_meanwhile' }],
  });
});

test('null moves each to the built-in stage of its status, and a deleted stage refuses all', async () => {
  const [talk, offer] = [
    await createStage('A talk', 'in_review'),
    await createStage('An offer', 'shortlisted'),
  ];
  const ids = [await scene.submitted('pending'), await scene.submitted('pending')];
  await move(talk, ids[0] ?? 0);
  await move(offer, ids[1] ?? 0);
  const { body } = await move(null, ...ids);
  expect(body.data).toMatchObject({ done: 2, failed: 0 });
  expect(await shown(ids)).toEqual([
    ['in_review', null],
    ['shortlisted', null],
  ]);
  await nimble.call('DELETE', `/api/stages/${talk}`, { token: scene.admin.token });
  expect((await scene.act(body.data.id, 'undo')).body).toMatchObject({ data: { done: 2, failed: 0 } });
  expect(await shown(ids)).toEqual([
    ['in_review', null],
    ['shortlisted', 'An offer'],
  ]);
  const refused = (await move(talk, ...ids)).body.data;
  expect(refused).toMatchObject({ done: 0, failed: 2 });
  expect(await scene.failuresOf(refused.id)).toMatchObject({
    reasons: [{ code: 'stage.not_found', count: 2 }],
  });
});
