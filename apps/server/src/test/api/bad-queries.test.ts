import { collectionQuery } from '@nimble/contracts';
import { allRoutes } from '@nimble/contracts/all-routes';
import { listCompanies } from '@nimble/contracts/companies';
import { listTemplates } from '@nimble/contracts/templates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf, newScene, sampleAddress } from '../../testing/calls/sample-calls.ts';
import type { Scene } from '../../testing/calls/scene.ts';
import { signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let scene: Scene;
let token: string;

beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Owners');
  token = admin.token;
  scene = await newScene(nimble, admin);
});
afterAll(() => nimble.close());

const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('&');

/** Queries that every collection refuses, and the message for each. */
const refused: Record<string, string> = {
  'filters[password][$eq]=x': 'Unknown filter password',
  'filters[$or][0][company][id][$eq]=1': 'Unknown filter company.id',
  'filters[__proto__][$eq]=x': 'Unknown filter __proto__',
  'filters[constructor][$eq]=x': 'Unknown filter constructor',
  'filters[id][$regex]=x': 'Unknown operator $regex of filter id',
  'filters[id][$eq]=x': 'Invalid number of filter id',
  'filters[id][$eq]=NaN': 'Invalid number of filter id',
  'filters[id][$eq]=1e0': 'Invalid number of filter id',
  'filters[id][$eq]=0x10': 'Invalid number of filter id',
  'filters[id][$eq]=1.5': 'Invalid number of filter id',
  'filters[id][$eq]=9007199254740993': 'Invalid number of filter id',
  'filters[id][$eq]=1&filters[id][$eq]=2': 'Invalid value of filter id',
  'filters[createdAt][$gte]=yesterday': 'Invalid time of filter createdAt',
  'filters[createdAt][$gte]=1': 'Invalid time of filter createdAt',
  'filters[createdAt][$gte]=-271821-04-20T00:00:00Z': 'Invalid time of filter createdAt',
  'filters[createdAt][$gte]=%2B275760-09-13T00:00:00Z': 'Invalid time of filter createdAt',
  'filters[createdAt][$gte]=0000-01-01': 'Invalid time of filter createdAt',
  'filters[createdAt][$gte]=2026-02-30T99:00:00Z': 'Invalid time of filter createdAt',
  'filters[status][$eq]=%00': 'Invalid value of filters[status][$eq]',
  'filters=x': 'Invalid filters',
  'filters[$or]=x': 'Invalid filter $or',
  'sort=password': 'Unknown sort password',
  'sort=%E0%A4%A': 'Unknown sort',
  'sort=createdAt:sideways': 'Invalid sort direction of createdAt',
  'sort=createdAt&sort=id': 'Only one sort is allowed',
  'sort[by]=createdAt': 'Invalid sort',
  'populate=nobody': 'Unknown relation nobody',
  'fields=password': 'Unknown field password',
  'fields[0][x]=id': 'Invalid fields',
  'populate[password]=true': 'Unknown relation password',
  'populate=a.b.c.d': 'populate is at most 3 deep',
  'filters[id][$null]=true': 'Unknown operator $null of filter id',
  'populate[password][fields][0]=hash': 'Unknown relation password',
  'page=0': 'page must be a number from 1 to 1000000',
  'page=NaN': 'page must be a number from 1 to 1000000',
  'pagination[page]=1e9': 'page must be a number from 1 to 1000000',
  'pageSize=101': 'pageSize must be a number from 1 to 100',
  'pagination[pageSize]=-1': 'pageSize must be a number from 1 to 100',
  'pagination[limit]=101': 'limit must be a number from 1 to 100',
  'pagination[limit]=-1': 'limit must be a number from 1 to 100',
  'pagination[start]=100000001': 'start must be a number from 0 to 100000000',
  'pagination[start]=0&pagination[page]=1': 'pagination is by page and pageSize, or by start and limit',
  'pagination[rows]=1': 'Unknown parameter pagination[rows]',
  'pagination=1': 'Invalid pagination',
  'secret=1': 'Unknown parameter secret',
  'constructor=1': 'Unknown parameter constructor',
  'toString=1': 'Unknown parameter toString',
  'filters[id][$eq=1': 'Invalid key filters[id][$eq',
  [many(21, (at) => `filters[$or][${at}][id][$eq]=1`)]: 'At most 20 filters are allowed',
  [many(51, (at) => `filters[id][$in][${at}]=1`)]: 'Too many values of filter id',
  [many(61, (at) => `filters[id][$in][${at}]=1`)]: 'The query has too many parameters',
  [`filters${'[$not]'.repeat(20)}[id][$eq]=1`]: 'Invalid key',
  [`sort=${'a'.repeat(600)}`]: '',
  [`${'a'.repeat(300)}=1`]: '',
};

/** Extreme queries that are still valid. */
const answered = [
  'filters[id][$eq]=9007199254740991',
  'filters[id][$eq]=-9007199254740991',
  'filters[id][$in][0]=9007199254740991&filters[id][$in][1]=0',
  'filters[createdAt][$gte]=0001-01-01',
  'filters[createdAt][$lte]=9999-12-31T23:59:59.999Z',
  'filters[createdAt][$gte]=2026-01-01T00:00:00%2B02:00',
  'page=1000000&pageSize=100',
  'pagination[start]=100000000&pagination[limit]=100',
  'sort=createdAt:asc',
  '',
];

/** One record can be asked for relations and fields only, and the templates have no time of creation to filter by. */
const withQuery = allRoutes.filter(({ schema }) => schema.querystring === collectionQuery);
const items = withQuery.filter(({ url }) => url.endsWith('/:id'));
const collections = withQuery.filter((route) => !items.includes(route));
const untimed: readonly string[] = [listTemplates.url, listCompanies.url];
const isTimed = (query: string) => query.includes('createdAt');
const ask = (path: string) => nimble.call('GET', path, { token });

describe.each(collections.map((route) => ({ name: nameOf(route), route })))('$name', ({ route }) => {
  test('refuses what it does not declare, and names it', async () => {
    for (const [query, message] of Object.entries(refused)) {
      if (isTimed(query) && untimed.includes(route.url)) continue;
      const { status, body } = await ask(`${sampleAddress(route, scene)}?${query}`);
      expect(status, query).toBe(400);
      expect(body.error.message, query).toContain(message);
    }
  });

  test('answers extreme queries that it declares', async () => {
    for (const query of answered.filter((one) => !isTimed(one) || !untimed.includes(route.url)))
      expect((await ask(`${sampleAddress(route, scene)}?${query}`)).status, query).toBe(200);
  });
});

describe.each(items.map((route) => ({ name: nameOf(route), route })))('$name', ({ route }) => {
  test.each([
    ['filters[id][$eq]=1', 'Unknown parameter filters'],
    ['populate=nobody', 'Unknown relation nobody'],
    ['fields=password', 'Unknown field password'],
    ['sort=id', 'Unknown parameter sort'],
  ])('does not accept %s', async (query, message) => {
    const { status, body } = await ask(`${sampleAddress(route, scene)}?${query}`);
    expect(status).toBe(400);
    expect(body.error.message).toContain(message);
  });
});

test.each([
  '/api/submissions?filters[rating][$gte]=9007199254740991',
  '/api/submissions?filters[rating][$eq]=3000000000',
  '/api/submissions?filters[candidateName][$containsi]=%25_%5C',
  `/api/submissions?filters[candidateEmail][$containsi]=${encodeURIComponent('🙂'.repeat(250))}`,
  `/api/jobs?filters[title][$eq]=${'a'.repeat(500)}`,
  "/api/jobs?filters[title][$containsi]=');drop table jobs;--",
])('%s finds nothing', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(body.data).toEqual([]);
});
