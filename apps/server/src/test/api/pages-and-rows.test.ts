import { allRoutes } from '@nimble/contracts/all-routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf, newScene, sampleAddress } from '../../testing/calls/sample-calls.ts';
import type { Scene } from '../../testing/calls/scene.ts';
import { activeJob, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let scene: Scene;
let token: string;

beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Owners');
  token = admin.token;
  scene = await newScene(nimble, admin);
  for (const title of ['Baker', 'Miller', 'Farmer']) await activeJob(nimble, token, title);
});
afterAll(() => nimble.close());

const ask = (path: string) => nimble.call('GET', path, { token });
const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

const collections = allRoutes.filter(
  ({ collection, url }) => collection !== undefined && !url.endsWith('/export'),
);

describe.each(collections.map((route) => ({ name: nameOf(route), route })))('$name', ({ route }) => {
  test('is the same by rows and by pages, each answered in its own terms', async () => {
    const address = sampleAddress(route, scene);
    const byPages = await ask(`${address}?pagination[page]=1&pagination[pageSize]=5`);
    const byRows = await ask(`${address}?pagination[start]=0&pagination[limit]=5`);
    const chosen = await ask(`${address}?pagination[limit]=5&fields=id`);
    expect([byPages.status, byRows.status, chosen.status]).toEqual([200, 200, 200]);
    expect(idsOf(byRows.body)).toEqual(idsOf(byPages.body));
    const shown = ({ body }: typeof byPages) => body.meta?.pagination ?? body.pagination;
    const { total } = shown(byPages);
    expect(total).toBeGreaterThan(0);
    expect(Object.keys(shown(byPages)).slice(0, 3)).toEqual(['page', 'pageSize', 'total']);
    expect(shown(byRows)).toEqual({ start: 0, limit: 5, total });
    expect(shown(chosen)).toEqual({ start: 0, limit: 5, total });
    const behind = await ask(`${address}?pagination[start]=${total}`);
    expect([behind.body.data, shown(behind)]).toEqual([[], { start: total, limit: 10, total }]);
  });
});

test('rows need not begin where a page does', async () => {
  const all = idsOf((await ask('/api/jobs?sort=title:asc')).body);
  expect(all.length).toBeGreaterThan(3);
  const { body } = await ask('/api/jobs?sort=title:asc&pagination[start]=1&pagination[limit]=2');
  expect(idsOf(body)).toEqual(all.slice(1, 3));
  expect(body.meta.pagination).toEqual({ start: 1, limit: 2, total: all.length });
});

test('jobs are sorted by title whatever the case and the accents', async () => {
  const other = await signedInAdmin(nimble, 'Sorters');
  for (const title of ['Zimmerer', 'Écrivain', 'baker']) await activeJob(nimble, other.token, title);
  const { body } = await nimble.call('GET', '/api/jobs?sort=title:asc', { token: other.token });
  expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['baker', 'Écrivain', 'Zimmerer']);
});

test('team members are sorted by name whatever the case and the accents', async () => {
  const other = await signedInAdmin(nimble, 'Sorters of people');
  for (const name of ['zoe', 'Émile', 'Frank']) {
    const { userId } = await addPerson(nimble, other.companyId, 'viewer');
    await nimble.pool.query('UPDATE users SET username = $2 WHERE id = $1', [userId, name]);
  }
  await nimble.pool.query('UPDATE users SET username = $2 WHERE id = $1', [other.userId, 'anna']);
  const { body } = await nimble.call('GET', '/api/users?sort=username:asc', { token: other.token });
  const names = body.data.map(({ username }: { username: string }) => username);
  expect(names).toEqual(['anna', 'Émile', 'Frank', 'zoe']);
});
