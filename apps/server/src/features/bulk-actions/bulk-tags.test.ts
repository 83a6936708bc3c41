import { mostTagsOfSubmission } from '@nimble/contracts/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkScene, createBulkScene, named, ofJob } from '../../testing/bulk-scene.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let scene: BulkScene;

beforeAll(async () => {
  nimble = await createTestApp();
  scene = await createBulkScene(nimble);
});
afterAll(() => nimble.close());

async function createTag(name: string): Promise<number> {
  const { token } = scene.admin;
  const data = { name, color: 'blue' };
  return (await nimble.call('POST', '/api/tags', { token, body: { data } })).body.data.id;
}
const tag = (action: 'add' | 'remove', tagId: number, selection: object) =>
  scene.start({ kind: 'tag', tagId, action }, selection);
async function having(tagId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await nimble.pool.query(
    'SELECT submission_id AS id FROM submission_tags WHERE tag_id = $1 AND submission_id = ANY($2) ORDER BY 1',
    [tagId, ids],
  );
  return rows.map(({ id }) => Number(id));
}

test('a tag is added to many, and undoing removes it from those that had none', async () => {
  const senior = await createTag('Senior');
  const { id, ids } = await scene.jobWith(520);
  const [first, ...others] = ids;
  await tag('add', senior, named(first ?? 0));
  const { body } = await tag('add', senior, ofJob(id, 520));
  expect(body.data).toMatchObject({ kind: 'tag', state: 'waiting', total: 520 });
  await nimble.runTasks();
  expect(await scene.read(body.data.id)).toMatchObject({ state: 'done', done: 520, failed: 0 });
  expect(await having(senior, ids)).toEqual(ids);
  expect(await scene.audited('submission.tag_added', ids)).toEqual(ids);

  const undone = (await scene.act(body.data.id, 'undo')).body.data;
  await nimble.runTasks();
  expect(await scene.read(undone.id)).toMatchObject({ kind: 'undo', done: 519, failed: 0 });
  expect(await having(senior, ids)).toEqual([first]);
  expect(await scene.audited('submission.tag_removed', ids)).toEqual(others);
});

test('a tag is removed from many, and undoing adds it to those that had it', async () => {
  const night = await createTag('Night shift');
  const { ids } = await scene.jobWith(3);
  const [first = 0, second = 0] = ids;
  await tag('add', night, named(first, second));
  const { body } = await tag('remove', night, named(...ids));
  expect(body.data).toMatchObject({ done: 3, failed: 0 });
  expect(await having(night, ids)).toEqual([]);
  await scene.act(body.data.id, 'undo');
  expect(await having(night, ids)).toEqual([first, second]);
});

test('those that cannot have the tag are listed with the reason', async () => {
  const full = await createTag('One too many');
  const ids = [
    await scene.submitted('pending'),
    await scene.submitted('uploading'),
    await scene.submitted('rejected'),
  ];
  const [crowded = 0, unfinished = 0, free = 0] = ids;
  await nimble.pool.query(
    `WITH made AS (INSERT INTO tags (company_id, name, color) SELECT $1, 'Tag ' || n, 'gray' FROM generate_series(1, $2) n RETURNING id)
     INSERT INTO submission_tags (company_id, submission_id, tag_id) SELECT $1, $3, id FROM made`,
    [scene.admin.companyId, mostTagsOfSubmission, crowded],
  );
  const { body } = await tag('add', full, named(...ids, scene.foreignId));
  expect(body.data).toMatchObject({ done: 1, failed: 3 });
  expect(await having(full, [...ids, scene.foreignId])).toEqual([free]);
  const { failures } = await scene.failuresOf(body.data.id);
  expect(
    Object.fromEntries(
      failures.map((one: { submissionId: number; code: string }) => [one.submissionId, one.code]),
    ),
  ).toEqual({
    [crowded]: 'tag.too_many_on_candidate',
    [unfinished]: 'submission.not_found',
    [scene.foreignId]: 'submission.not_found',
  });

  await nimble.call('DELETE', `/api/tags/${full}`, { token: scene.admin.token });
  const undone = (await scene.act(body.data.id, 'undo')).body.data;
  expect(undone).toMatchObject({ done: 0, failed: 1 });
  expect(await scene.failuresOf(undone.id)).toMatchObject({
    failures: [{ submissionId: free, code: 'tag.not_found' }],
  });
});
