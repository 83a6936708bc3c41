import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBulkScene, named } from '../../testing/bulk-scene.ts';
import { holdRows } from '../../testing/held-rows.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('of two undos at once, one is done and the other one is refused', async () => {
  const scene = await createBulkScene(nimble);
  const id = await scene.submitted('pending');
  const { body } = await scene.start({ kind: 'status', status: 'rejected' }, named(id));
  const held = await holdRows(nimble, 'SELECT FROM bulk_actions WHERE id = $1', [body.data.id]);
  const undos = [scene.act(body.data.id, 'undo'), scene.act(body.data.id, 'undo')];
  await held.areWaiting(2);
  await held.release();
  const answers = await Promise.all(undos);
  const codes = answers.map((answer) => answer.body.error?.code ?? answer.status);
  expect(new Set(codes)).toEqual(new Set([200, 'bulk_action.undo_expired']));
});
