import type { RouteContract } from '@nimble/contracts';
import { domainEvents } from '@nimble/contracts/all-events';
import { allRoutes } from '@nimble/contracts/all-routes';
import { type InsightsLevel, insightsLevels } from '@nimble/contracts/insights';
import { socketMessages } from '@nimble/contracts/realtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSent } from '../../testing/calls/document-requests.ts';
import { keepInsights, type Sign, signsIn, useLevel } from '../../testing/calls/kept-insights.ts';
import type { ValidRequest } from '../../testing/calls/prepared.ts';
import { nameOf, newScene } from '../../testing/calls/sample-calls.ts';
import { validRequests } from '../../testing/calls/valid-requests.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
/** About a submission of which everything is kept. */
let requestTo: ReturnType<typeof validRequests>;
beforeAll(async () => {
  nimble = await createTestApp({ MASTER_EMAIL: 'root@example.com' });
  requestTo = validRequests(nimble, (scene) => keepInsights(nimble, scene));
});
afterAll(() => nimble.close());

type Shown = Record<InsightsLevel, Sign[]>;
const none: Shown = { nothing: [], facts: [], scores: [] };
const measured: Shown = { nothing: [], facts: ['facts'], scores: ['facts', 'scores'] };
const scoresAlone: Shown = { nothing: [], facts: [], scores: ['scores'] };

/** The calls that may answer with insights, and of what kind. Every other call of the contracts answers with none. */
const shown: Readonly<Record<string, Shown>> = {
  'GET /api/submissions/:id/insights': measured,
  'GET /api/submissions/:id': scoresAlone,
  'GET /api/submissions': scoresAlone,
  'GET /api/submissions/job/:jobId': scoresAlone,
  'GET /api/submissions/queue': scoresAlone,
  'GET /api/insights/recommendations': scoresAlone,
  'POST /api/submissions/:id/insights': measured,
  'PUT /api/submissions/:id': scoresAlone,
  'POST /api/submissions/:id/new-attempt': scoresAlone,
  'DELETE /api/submissions/:id/new-attempt': scoresAlone,
  'POST /api/submissions/compile/:id': scoresAlone,
};

async function answerTo({ method }: RouteContract, request: ValidRequest): Promise<string> {
  const { path, headers, body } = asSent(request);
  const bearer = await request.token();
  const { body: text } = await nimble.app.inject({
    method,
    url: path,
    headers: { ...headers, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
    ...(body !== undefined && { payload: body }),
  });
  return text;
}

/**
 * Reading changes nothing; of other calls each has a scene of its own, and what shows nothing of all shows nothing of
 * less.
 */
async function shownBy(route: RouteContract): Promise<Shown> {
  const found: Shown = { nothing: [], facts: [], scores: [] };
  let request: Awaited<ReturnType<typeof requestTo>> | undefined;
  for (const level of nameOf(route) in shown ? insightsLevels : (['scores'] as const)) {
    if (route.method !== 'GET') request = undefined;
    request ??= await requestTo(route);
    await useLevel(nimble, request.companyId, level);
    found[level] = signsIn(await answerTo(route, request));
  }
  return found;
}

test.each(allRoutes.map((route) => ({ name: nameOf(route), route })))(
  '$name answers with what the company uses',
  async ({ name, route }) => expect(await shownBy(route)).toEqual(shown[name] ?? none),
);

test('a list that is asked for more, by an admin, and a score that orders nothing', async () => {
  const owner = await addCompany(nimble);
  const scene = await newScene(nimble, owner);
  await keepInsights(nimble, scene);
  const { submissionId, companyId, job } = scene;
  const populate = 'populate=responses.transcript,responses.ai_analysis';
  const asked = {
    [`/api/submissions?${populate}`]: scoresAlone,
    [`/api/submissions/job/${job.id}?${populate}`]: scoresAlone,
    [`/api/submissions/${submissionId}?${populate}`]: scoresAlone,
    '/api/submissions?fields=insightsScore': scoresAlone,
    '/api/submission-responses?populate=submission,transcript,ai_analysis': scoresAlone,
    [`/api/submission-responses/${scene.responseId}?populate=ai_analysis`]: scoresAlone,
    '/api/submissions?sort=rating:desc&filters[rating][$gte]=50': scoresAlone,
    '/api/submissions?sort=insightsScore': none,
    '/api/submissions?filters[insightsScore][$gte]=50': none,
  };
  for (const [url, expected] of Object.entries(asked)) {
    const found: Shown = { nothing: [], facts: [], scores: [] };
    for (const level of insightsLevels) {
      await useLevel(nimble, companyId, level);
      const { status, body } = await nimble.call('GET', url, { token: owner.token });
      expect([url, status]).toEqual([
        url,
        /[=[]insightsScore\]?\b/.test(url) && expected === none ? 400 : 200,
      ]);
      found[level] = signsIn(JSON.stringify(body));
    }
    expect([url, found]).toEqual([url, expected]);
  }
});

test('a score that a person has given is no insight and stays', async () => {
  const owner = await addCompany(nimble);
  const scene = await newScene(nimble, owner);
  await keepInsights(nimble, scene);
  for (const level of insightsLevels) {
    await useLevel(nimble, scene.companyId, level);
    const read = async (url: string) => (await nimble.call('GET', url, { token: owner.token })).body;
    expect((await read('/api/submissions?filters[rating][$eq]=55')).data).toHaveLength(1);
    expect((await read(`/api/submissions/${scene.submissionId}`)).data.rating).toBe(55);
    expect((await read('/api/dashboard/stats')).stats.averageScore).toBe(55);
  }
});

test('neither webhooks nor sockets carry an insight', () => {
  const carried = [
    ...Object.values(domainEvents).flatMap((event) => ('webhook' in event ? event.webhook : [])),
    ...Object.values(socketMessages).flatMap(({ data }) => Object.keys(data.shape)),
  ];
  expect(carried).not.toHaveLength(0);
  expect(carried.filter((field) => /score|insight|strength|weakness|measure|finding/i.test(field))).toEqual(
    [],
  );
});
