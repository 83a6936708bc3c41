import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let owner: { token: string };
let viewer: { token: string };

beforeAll(async () => {
  nimble = await createTestApp();
  const { token, companyId } = await addCompany(nimble);
  owner = { token };
  viewer = await addPerson(nimble, companyId, 'viewer');
});
afterAll(() => nimble.close());

const content = { name: 'To read', isShared: false, filters: {}, sort: 'createdAt:desc', columns: ['job'] };
const call = (method: 'GET' | 'POST' | 'PUT', url: string, data?: object, token = owner.token) =>
  nimble.call(method, url, { token, ...(data && { body: { data } }) });
const create = async (changes: object): Promise<number> =>
  (await call('POST', '/api/views', { ...content, ...changes })).body.data.id;
const change = (id: number, changes: object) => call('PUT', `/api/views/${id}`, { ...content, ...changes });
const choose = (view: number | null, token = owner.token) =>
  call('PUT', '/api/default-view', { view }, token);
const isDefault = async (id: number, token = owner.token) =>
  (await call('GET', `/api/views/${id}`, undefined, token)).body.data?.isDefault;

test('each person chooses the view that their list opens with', async () => {
  const [own, shared] = [await create({ name: 'Own' }), await create({ name: 'For all', isShared: true })];
  expect((await choose(own)).body.data).toEqual({ view: own });
  await choose(shared, viewer.token);
  expect([await isDefault(own), await isDefault(shared)]).toEqual([true, false]);
  expect(await isDefault(shared, viewer.token)).toBe(true);
  await Promise.all([choose(shared), choose(own), choose(shared)]);
  expect([await isDefault(own), await isDefault(shared)].filter(Boolean)).toHaveLength(1);
  await choose(null);
  expect([await isDefault(own), await isDefault(shared)]).toEqual([false, false]);
});

test('a view that was made private is nobody else’s choice any more, also when it is shared again', async () => {
  const [left, other] = [await create({ isShared: true }), await create({ name: 'Other', isShared: true })];
  await choose(left);
  await choose(left, viewer.token);
  await change(left, {});
  await change(left, { isShared: true });
  expect([await isDefault(left), await isDefault(left, viewer.token)]).toEqual([true, false]);
  await choose(other, viewer.token);
  await change(left, {});
  expect(await isDefault(other, viewer.token)).toBe(true);
});
