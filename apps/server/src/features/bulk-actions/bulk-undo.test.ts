import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBulkScene, named } from '../../testing/bulk-scene.ts';
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
  const holder = await nimble.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM bulk_actions WHERE id = $1 FOR UPDATE', [body.data.id]);
  const undos = [scene.act(body.data.id, 'undo'), scene.act(body.data.id, 'undo')];
  await setTimeout(500);
  await holder.query('COMMIT');
  holder.release();
  const answers = await Promise.all(undos);
  const codes = answers.map((answer) => answer.body.error?.code ?? answer.status);
  expect(new Set(codes)).toEqual(new Set([200, 'bulk_action.undo_expired']));
});
