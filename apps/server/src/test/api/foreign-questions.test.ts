import { collectionQuery, type RouteContract } from '@nimble/contracts';
import { allRoutes } from '@nimble/contracts/all-routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf, sampleAddress } from '../../testing/calls/sample-calls.ts';
import { builtInRoleId } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { type Company, questionOf, secret, twoCompanies } from '../../testing/two-companies.ts';

let nimble: TestApp;
let mine: Company;
let theirs: Company;
beforeAll(async () => {
  nimble = await createTestApp();
  ({ mine, theirs } = await twoCompanies(nimble));
});
afterAll(() => nimble.close());

const named = (routes: readonly RouteContract[]) => routes.map((route) => ({ name: nameOf(route), route }));

/** Queries that match only the other company's records, by collection. */
const questions: Record<string, () => Record<string, string | number>> = {
  '/api/jobs': () => ({ id: theirs.job.id, shareToken: theirs.job.shareToken, title: secret }),
  '/api/questions': () => ({
    id: questionOf(theirs),
    job: theirs.job.id,
    'job.id': theirs.job.id,
    question: secret,
    'job.title': secret,
  }),
  '/api/submissions': () => ({
    id: theirs.submissionId,
    job: theirs.job.id,
    'job.id': theirs.job.id,
    candidateName: secret,
    candidateEmail: secret,
    notes: secret,
  }),
  '/api/submission-responses': () => ({
    id: theirs.responseId,
    submission: theirs.submissionId,
    'submission.id': theirs.submissionId,
    question: questionOf(theirs),
    'question.id': questionOf(theirs),
    job: theirs.job.id,
    'job.id': theirs.job.id,
  }),
  '/api/users': () => ({
    id: theirs.userId,
    role: theirs.roleId,
    'role.id': theirs.roleId,
    'role.name': secret,
    email: secret,
    displayName: secret,
  }),
  '/api/notifications': () => ({ id: theirs.notificationId }),
  '/api/job-templates': () => ({ id: theirs.templateId, title: secret }),
  '/api/library-questions': () => ({ id: theirs.libraryQuestionId, question: secret, tag: secret }),
  '/api/companies': () => ({ id: theirs.companyId, name: secret }),
  '/api/audit-events': () => ({ actorId: theirs.userId, actorName: secret }),
};

function filterOf(field: string, value: string | number): string {
  const path = field
    .split('.')
    .map((part) => `[${part}]`)
    .join('');
  return `filters${path}${typeof value === 'number' ? '[$eq]' : '[$containsi]'}=${value}`;
}

const withQuery = allRoutes.filter(({ schema }) => schema.querystring === collectionQuery);
const collections = withQuery.filter(({ url }) => !/:|export/.test(url));
const items = withQuery.filter(({ url }) => url.endsWith('/:id'));
const ask = (address: string, { token }: { token: string } = mine) => nimble.call('GET', address, { token });

test('every collection is queried', () => {
  expect(Object.keys(questions).toSorted()).toEqual(collections.map(({ url }) => url).toSorted());
});

describe.each(named(collections))('$name', ({ route: { url } }) => {
  test('finds nothing of another company, whatever the query', async () => {
    for (const [field, value] of Object.entries(questions[url]?.() ?? {})) {
      const query = filterOf(field, value);
      const found = await ask(`${url}?${query}&populate=*`);
      expect([found.status, found.body.data, found.body.meta.pagination.total], query).toEqual([200, [], 0]);
      // The query matches the other company's records for its own users.
      const own = await ask(`${url}?${query}`, theirs);
      expect([own.status, own.body.data.length > 0], query).toEqual([200, true]);
    }
  });

  test('shows nothing of another company with every relation, nor with a query for everything', async () => {
    for (const query of [
      '',
      'filters[id][$gte]=0',
      'filters[$not][id][$eq]=0',
      'filters[$or][0][id][$gte]=0&filters[$or][1][id][$lt]=0',
    ]) {
      const { status, body } = await ask(`${url}?${query}&populate=*&pageSize=100`);
      expect([status, JSON.stringify(body).includes(secret)], query).toEqual([200, false]);
    }
  });
});

test.each(named(items))('$name shows nothing of another company with every relation', async ({ route }) => {
  const { status, body } = await ask(`${sampleAddress(route, mine)}?populate=*`);
  expect([status, JSON.stringify(body).includes(secret)]).toEqual([200, false]);
});

/** Each list has a shape of its own. */
function listIn(body: Record<string, unknown>): unknown {
  return [body, body['data']]
    .flatMap((one) => (Array.isArray(one) ? [one] : Object.values(one ?? {})))
    .find(Array.isArray);
}

test('lists by a role and searches find nothing of another company', async () => {
  for (const address of [
    `/api/staff/list?role=${theirs.roleId}`,
    `/api/staff/invited?role=${theirs.roleId}`,
    `/api/staff/list?search=${secret}`,
    `/api/roles/company?search=${secret}`,
    `/api/resumes/search?query=${secret}`,
    `/api/transcripts/search?search=${secret}`,
  ]) {
    const { status, body } = await ask(address);
    expect([status, listIn(body)], `${address} ${JSON.stringify(body)}`).toEqual([200, []]);
  }
  // A role that everybody has shows the caller's own colleagues alone.
  const viewer = await builtInRoleId(nimble, 'viewer');
  const { body } = await ask(`/api/staff/invited?role=${viewer}`);
  expect(body.users.map(({ id }: { id: number }) => id)).toEqual([mine.memberId]);
});
