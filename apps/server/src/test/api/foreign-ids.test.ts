import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@nimble/contracts';
import { allRoutes } from '@nimble/contracts/all-routes';
import { uploadPaths } from '@nimble/contracts/files';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewData } from '../../testing/calls/sample-bodies.ts';
import { nameOf, sampleAddress, sampleBody } from '../../testing/calls/sample-calls.ts';
import { storedState } from '../../testing/figures/stored-state.ts';
import { picture } from '../../testing/files/pictures.ts';
import { activeJob, newSubmission, upload } from '../../testing/journeys.ts';
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

let lastState: Awaited<ReturnType<typeof storedState>> | undefined;

/** The counts of attempts are the caller's own. */
async function keptState() {
  const { 'public.attempts': _own, ...state } = await storedState(nimble);
  return state;
}

/** Refused, and no stored data has changed. */
async function expectRefused(call: () => Promise<{ status: number; body: unknown }>, statuses = [404]) {
  const before = lastState ?? (await keptState());
  const { status, body } = await call();
  lastState = await keptState();
  expect(statuses, JSON.stringify(body)).toContain(status);
  expect(JSON.stringify(body)).not.toContain(secret);
  expect(lastState).toEqual(before);
}

const byUser = allRoutes.filter(
  ({ config: { access } }) => typeof access === 'object' || access === 'signedIn',
);
const named = (routes: readonly RouteContract[]) => routes.map((route) => ({ name: nameOf(route), route }));
const aboutOne = byUser.filter(({ url }) => /:(id|jobId|sessionId)\b/.test(url));
const aboutTwo = aboutOne.filter(({ url }) => /:(invitationId|batchId|deliveryId|userId|tagId)\b/.test(url));

function call(route: RouteContract, address: string) {
  const body = sampleBody(route, mine);
  return nimble.call(route.method, address, { token: mine.token, ...(body && { body }) });
}

describe('an id of another company in the address', () => {
  test.each(named(aboutOne))('$name', async ({ name, route }) => {
    const known: Record<string, string> = {
      'DELETE /api/auth/sessions/:sessionId': `/api/auth/sessions/${theirs.sessionId}`,
      'DELETE /api/upload/files/:id': `/api/upload/files/${theirs.logoId}`,
    };
    await expectRefused(() => call(route, known[name] ?? sampleAddress(route, theirs)));
  });

  test.each(named(aboutTwo))('nested in one’s own: $name', async ({ route }) => {
    const { invitationId, batchId, deliveryId, userId, tagId } = theirs;
    const mixed = { ...mine, invitationId, batchId, deliveryId, userId, tagId };
    await expectRefused(() => call(route, sampleAddress(route, mixed)));
  });
});

type Sent = [method: InjectOptions['method'], url: string, body: object, by?: string];

/** Everything else in the request is the caller's own. */
const bodies: Record<string, (of: Company) => Sent> = {
  'the job of a new question': (of) => [
    'POST',
    '/api/questions',
    { data: { job: of.job.id, question: 'Whose is this?', time_limit: 60, required: true } },
  ],
  'the job of a template': (of) => [
    'POST',
    '/api/job-templates',
    { data: { job: of.job.id, category: 'technology' } },
  ],
  'the role of an invited user': (of) => [
    'POST',
    '/api/users-permissions/users/invite',
    { username: 'newcomer', email: 'newcomer@example.com', password: 'simple', role: of.roleId },
  ],
  'the role of a team member': (of) => ['PUT', `/api/staff/updaterole/${mine.memberId}`, { role: of.roleId }],
  'the logo of the company': (of) => [
    'PUT',
    `/api/companies/${mine.companyId}`,
    { data: { logo: of.logoId } },
  ],
  'the picture of the user': (of) => ['PUT', `/api/users/${mine.userId}`, { avatar: of.pictureId }],
  'the candidates of a guest link': (of) => [
    'POST',
    `/api/jobs/${mine.job.id}/guest-links`,
    { data: { purpose: 'Kim', candidates: [of.submissionId], showsNames: true, days: 7 } },
  ],
  'the answer of a comment': (of) => [
    'POST',
    `/api/submissions/${mine.submissionId}/video-comments`,
    { data: { responseId: of.responseId, second: 1, comment: 'Mine.' } },
  ],
  'the answer of a guest’s comment': (of) => [
    'POST',
    '/api/guest/comments',
    { data: { name: 'Kim', responseId: of.responseId, second: 1, comment: 'Mine.' } },
    mine.guestToken,
  ],
  'the job of a view': (of) => ['POST', '/api/views', { data: viewBody({ job: of.job.id }) }],
  'the tag of a view': (of) => ['POST', '/api/views', { data: viewBody({ tag: of.tagId }) }],
  'the view that the list opens with': (of) => ['PUT', '/api/default-view', { data: { view: of.viewId } }],
  'the question of a rating': (of) => [
    'PUT',
    `/api/submissions/${mine.submissionId}/scorecard`,
    {
      data: {
        ratings: [{ criterion: 'Motivation', questionId: questionOf(of), stars: 4, comment: '' }],
        give: false,
      },
    },
  ],
  'whom a notification is for': (of) => [
    'POST',
    '/api/notifications',
    { data: { type: 'info', title: 'News', message: 'Of the day.', userId: of.userId } },
  ],
  'the job of a new submission': (of) => [
    'POST',
    '/api/submissions',
    { data: newSubmission({ id: of.job.id, shareToken: mine.job.shareToken }, 'new@example.com') },
  ],
  'the question of an answer': (of) => acceptance({ question: questionOf(of) }),
  'the take of an answer': (of) => acceptance({ take: of.candidate.accept.take }),
};

const viewBody = (filters: object) => ({ ...viewData, name: 'Mine', filters });

function acceptance(changes: object): Sent {
  const data = { ...mine.candidate.accept, ...changes };
  return ['POST', '/api/submission-responses', { data }, mine.candidate.token];
}

const refusals = [400, 403, 404, 409, 422];

describe('an id of another company in the body', () => {
  test.each(Object.keys(bodies))('%s', async (name) => {
    const send = (of: Company) => {
      const [method, url, body, by = mine.token] = bodies[name]?.(of) ?? ['GET', '', {}];
      return nimble.call(method, url, { token: by, body });
    };
    await expectRefused(() => send(theirs), refusals);
    // With one's own id it works.
    const { status, body } = await send(mine);
    expect(status, JSON.stringify(body)).toBe(200);
    lastState = undefined;
  });

  test.each(['question', 'take'])('the %s of an upload', async (which) => {
    const encode = (value: string | number) => Buffer.from(`${value}`).toString('base64');
    const takeId = which === 'take' ? theirs.candidate.accept.take : randomUUID();
    const questionId = questionOf(which === 'question' ? theirs : mine);
    const headers = {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${mine.candidate.token}`,
      'upload-defer-length': '1',
      'upload-metadata': `takeId ${encode(takeId)},questionId ${encode(questionId)},mimeType ${encode('video/webm')}`,
    };
    await expectRefused(async () => {
      const answer = await nimble.app.inject({ method: 'POST', url: '/api/uploads/takes', headers });
      return { status: answer.statusCode, body: answer.body };
    }, refusals);
  });

  test('the company of an uploaded logo', async () => {
    const bytes = await picture('png', 64, 64);
    const path = uploadPaths.logo(theirs.companyId);
    await expectRefused(() => upload(nimble, mine.token, { bytes, path }), refusals);
  });
});

test('a question of another company in a changed job counts as a new one, and theirs stays', async () => {
  const { id } = await activeJob(nimble, mine.token);
  const kept = () =>
    nimble.pool.query('SELECT * FROM questions WHERE company_id = $1 ORDER BY id', [theirs.companyId]);
  const before = await kept();
  const question = { id: questionOf(theirs), question: 'Whose is this?', time_limit: 60, required: true };
  const body = { data: { title: 'Engineer', questions: [question] } };
  const { status } = await nimble.call('PUT', `/api/jobs/${id}/with-questions`, { token: mine.token, body });
  expect(status).toBe(200);
  const found = await nimble.call('GET', `/api/jobs/${id}?populate=questions`, { token: mine.token });
  expect(found.body.data.questions).toMatchObject([{ question: 'Whose is this?' }]);
  expect(found.body.data.questions[0].id).not.toBe(questionOf(theirs));
  expect((await kept()).rows).toEqual(before.rows);
});
