import { apiTokenPrefix } from '@nimble/contracts/api-tokens';
import Fastify from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Authenticate, registerAccess, type SignedIn } from '../access.ts';
import { registerErrorAnswers } from '../error-answers.ts';
import { createGuessLimits, mostGuesses } from './guess-limits.ts';

const permissions = { job: { view: true } };
const person: SignedIn = {
  kind: 'signedIn',
  sessionId: 's',
  userId: 1,
  companyId: 1,
  isMaster: false,
  isStopped: false,
  hiddenJobs: [],
  permissions,
};
const program = {
  kind: 'apiToken',
  isIncluded: true,
  apiToken: { id: 1, name: 'Robot' },
  userId: 1,
  companyId: 1,
  permissions,
  permissionsOfMaker: permissions,
  hiddenJobs: [],
} as const;
const guest = { kind: 'guest', guestLinkId: 1, companyId: 1 } as const;
const [known, unused] = [`${apiTokenPrefix}known`, `${apiTokenPrefix}unused`];

let now = 0;
let lookedUp: string[] = [];
const authenticate: Authenticate = {
  user: async (token) => (token === 'session' ? person : undefined),
  apiToken: async (token) => {
    lookedUp.push(token);
    return [known, unused].includes(token) ? program : undefined;
  },
  candidate: async () => undefined,
  take: async () => undefined,
  guest: async (token) => (token === 'guest' ? guest : undefined),
};

const app = Fastify();
beforeAll(() => {
  registerErrorAnswers(app);
  registerAccess(
    app,
    authenticate,
    createGuessLimits(() => now),
  );
  app.get('/jobs', { config: { access: { resource: 'job', action: 'view' } } }, () => 'jobs');
  app.get('/guest', { config: { access: 'guest' } }, () => 'shown');
});
beforeEach(() => {
  now += 1_000_000;
  lookedUp = [];
});

const office = '192.0.2.1';
async function call(token: string | undefined, from = office, url = '/jobs') {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ url, headers, remoteAddress: from });
  const left = (name: string) => Number(answer.headers[name]);
  return {
    status: answer.statusCode,
    remaining: left('ratelimit-remaining'),
    reset: left('ratelimit-reset'),
    retryAfter: left('retry-after'),
  };
}

async function guessUntilRefused(from = office): Promise<void> {
  for (let guesses = 0; guesses < mostGuesses; guesses += 1) await call(`${apiTokenPrefix}${guesses}`, from);
}

test('every wrong token says how many tries are left; then it is 429, until the minute is over', async () => {
  expect(await call('wrong')).toMatchObject({ status: 401, remaining: mostGuesses - 1, reset: 60 });
  now += 20_000;
  expect(await call(`${apiTokenPrefix}wrong`)).toMatchObject({ remaining: mostGuesses - 2, reset: 40 });
  await guessUntilRefused();
  expect(await call('wrong')).toMatchObject({ status: 429, remaining: 0, retryAfter: 40 });
  expect(await call(`${apiTokenPrefix}wrong`)).toMatchObject({ status: 429 });
  now += 40_000;
  expect(await call('wrong')).toMatchObject({ status: 401, remaining: mostGuesses - 1 });
});

test('over the limit guesses do not reach the database, and known tokens go on', async () => {
  expect((await call(known)).status).toBe(200);
  expect((await call('guest', office, '/guest')).status).toBe(200);
  await guessUntilRefused();
  lookedUp = [];
  expect((await call('session')).status).toBe(200);
  expect((await call(known)).status).toBe(200);
  expect((await call('guest', office, '/guest')).status).toBe(200);
  // A token without earlier calls cannot be told from a guess.
  expect((await call(unused)).status).toBe(429);
  expect((await call(`${apiTokenPrefix}other`)).status).toBe(429);
  expect(lookedUp).toEqual([known]);
  expect((await call(unused, '192.0.2.2')).status).toBe(200);
  expect((await call(unused)).status).toBe(200);
});

test('a missing token is no guess; neighbors in one IPv6 network count together', async () => {
  for (let calls = 0; calls <= mostGuesses; calls += 1) await call(undefined);
  expect(await call('wrong')).toMatchObject({ status: 401, remaining: mostGuesses - 1 });
  await guessUntilRefused('2001:db8:1:2::1');
  expect((await call('wrong', '2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await call('wrong', '2001:db8:1:3::1')).status).toBe(401);
});
