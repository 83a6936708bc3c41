import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { altered, type Call, encode, expectRefused, withClaims } from '../../testing/calls/forgeries.ts';
import { apiTokenData } from '../../testing/calls/sample-bodies.ts';
import { newScene } from '../../testing/calls/sample-calls.ts';
import { storedState } from '../../testing/figures/stored-state.ts';
import { begunInterview, sendTake } from '../../testing/journeys.ts';
import { addCompany, addPerson, openSession, type Person } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let tokens: ReturnType<typeof createSignedTokens>;
let owner: Person & { companyId: number };
let stranger: Person & { companyId: number };
let scene: Awaited<ReturnType<typeof newScene>>;
/** Of a stranger's company. */
let elsewhere: Awaited<ReturnType<typeof newScene>>;
/** Two unfinished interviews of one job; the second has sent a take. */
let mine: { token: string; submissionId: number };
let theirs: { token: string; submissionId: number; take: string };
let session: string;

beforeAll(async () => {
  nimble = await createTestApp();
  tokens = createSignedTokens(nimble.config.secret);
  owner = await addCompany(nimble);
  stranger = await addCompany(nimble);
  scene = await newScene(nimble, owner);
  elsewhere = await newScene(nimble, stranger);
  session = tokens.readSession(owner.token) ?? '';
  mine = await begunInterview(nimble, scene.job, 'mine@example.com');
  const begun = await begunInterview(nimble, scene.job, 'theirs@example.com');
  const { accept } = await sendTake(
    nimble,
    begun.token,
    scene.job.questions[0]?.id ?? 0,
    Buffer.from('seen'),
  );
  theirs = { ...begun, take: accept.take };
});
afterAll(() => nimble.close());

const keyOf = (purpose: string, secret = nimble.config.secret) =>
  createHmac('sha256', secret).update(`nimble:${purpose}`).digest();
const now = () => Math.floor(Date.now() / 1000);

type Forging = { header?: object; claims?: object; key?: Buffer | string; hash?: string };

/** Claims of the owner's open session, valid except for the given changes. */
function sessionToken({ header, claims, key = keyOf('token'), hash = 'sha256' }: Forging): string {
  const said = { kind: 'user', session, iat: now(), exp: now() + 3600, ...claims };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode(said)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

function signedByPair(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${sessionToken({}).split('.')[1]}`;
  return `${signed}.${createSign('sha256').update(signed).sign(privateKey, 'base64url')}`;
}

function signedByPublicKey(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return sessionToken({ header: { jwk: publicKey.export({ format: 'jwk' }), kid: '../../dev/null' }, key });
}

const own = (token: string): Call => ['GET', '/api/users/me', { token }];
const interview = (token: string): Call => ['GET', '/api/interviews/current', { token }];
const guest = (token: string): Call => ['GET', '/api/guest', { token }];

test('a token made as the server makes it is valid: what follows is refused for its fault alone', async () => {
  expect((await nimble.call(...own(sessionToken({})))).status).toBe(200);
  expect((await nimble.call(...interview(mine.token))).status).toBe(200);
  expect((await nimble.call(...guest(scene.guestToken))).status).toBe(200);
});

describe('an invented session is refused', () => {
  const forgeries: Record<string, () => string> = {
    'without an algorithm': () => `${encode({ alg: 'none' })}.${sessionToken({}).split('.')[1]}.`,
    'without an algorithm, with a signature': () => sessionToken({ header: { alg: 'none' } }),
    'with an algorithm in other letters': () => sessionToken({ header: { alg: 'nOnE' } }),
    'with a key of nobody': () => sessionToken({ key: Buffer.alloc(32) }),
    'with an empty key': () => sessionToken({ key: '' }),
    'with the secret itself for a key': () => sessionToken({ key: nimble.config.secret }),
    'of another installation': () => sessionToken({ key: keyOf('token', 'a secret of somebody else, long') }),
    'with the key of another purpose': () => sessionToken({ key: keyOf('file') }),
    'with the key of a cookie': () => sessionToken({ key: keyOf('cookie:nimble_google') }),
    'with HS512': () => sessionToken({ header: { alg: 'HS512' }, hash: 'sha512' }),
    'with HS256 that says HS512': () => sessionToken({ header: { alg: 'HS512' } }),
    'with RS256': signedByPair,
    'with a public key for a secret': signedByPublicKey,
    'that has expired': () => sessionToken({ claims: { exp: now() - 1 } }),
    'that is not good yet': () => sessionToken({ claims: { nbf: now() + 3600 } }),
    'of a purpose that is none': () => sessionToken({ claims: { kind: 'master' } }),
    'of a list of purposes': () => sessionToken({ claims: { kind: ['user'] } }),
    'of a session that never was': () => sessionToken({ claims: { session: randomUUID() } }),
    'of a session that is no id': () => sessionToken({ claims: { session: "' OR true --" } }),
    'with other claims under an old signature': () =>
      withClaims(stranger.token, { kind: 'user', session, iat: now(), exp: now() + 3600 }),
    'with an empty signature': () => owner.token.replace(/[^.]+$/, ''),
    'with no signature': () => owner.token.replace(/\.[^.]+$/, ''),
    'with one sign of the signature changed': () =>
      owner.token.replace(/[^.]+$/, (signature) => altered(signature)),
    'with a fourth part': () => `${owner.token}.x`,
  };

  test.each(Object.keys(forgeries))('%s', async (name) => {
    await expectRefused(nimble, 401, ...own(forgeries[name]?.() ?? ''));
  });

  test('of a user who has signed out, and of a deleted one', async () => {
    const token = await openSession(nimble, owner.userId);
    expect((await nimble.call(...own(token))).status).toBe(200);
    await nimble.call('POST', '/api/auth/sign-out', { token });
    await expectRefused(nimble, 401, ...own(token));
    const { userId, token: orphaned } = await addPerson(nimble, owner.companyId, 'viewer');
    await nimble.call('DELETE', `/api/staff/deletestaff/${userId}`, { token: owner.token });
    await expectRefused(nimble, 401, ...own(orphaned));
  });
});

describe('a token of one kind does not work as another', () => {
  test('of users, candidates, guests, programs and for a candidate’s own data', async () => {
    const personal = tokens.signPersonal(scene.submissionId);
    for (const token of [mine.token, scene.guestToken, personal])
      await expectRefused(nimble, 401, ...own(token));
    for (const token of [owner.token, scene.guestToken, personal])
      await expectRefused(nimble, 401, ...interview(token));
    for (const token of [owner.token, mine.token, personal])
      await expectRefused(nimble, 401, ...guest(token));
    for (const token of [owner.token, mine.token, scene.guestToken])
      await expectRefused(nimble, 404, 'POST', '/api/interviews/mine', { body: { token } });
    const body = { challenge: owner.token, code: '123456' };
    await expectRefused(nimble, 400, 'POST', '/api/users-permissions/user-login/two-factor', { body });
  });
});

describe("a candidate's token", () => {
  test('is not valid for another submission', async () => {
    const said = { kind: 'candidate', submission: theirs.submissionId, isMailed: true };
    const claims = { ...said, iat: now(), exp: now() + 3600 };
    for (const token of [
      withClaims(mine.token, claims),
      altered(theirs.token),
      createSignedTokens('another secret, long enough').signCandidate(theirs.submissionId, {
        isMailed: true,
      }),
      tokens.signCandidate(999_999_999, { isMailed: true }),
    ])
      await expectRefused(nimble, 401, ...interview(token));
  });

  test('opens no take of another candidate', async () => {
    const url = `/api/uploads/takes/${theirs.take}`;
    const before = await storedState(nimble);
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
      const headers = {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${mine.token}`,
        ...(method === 'PATCH' && {
          'upload-offset': '4',
          'content-type': 'application/offset+octet-stream',
        }),
      };
      const payload = method === 'PATCH' ? { payload: Buffer.from(' and more') } : {};
      expect((await nimble.app.inject({ method, url, headers, ...payload })).statusCode, method).toBe(404);
    }
    expect((await nimble.call('POST', `${url}/check`, { token: mine.token })).status).toBe(404);
    expect(await storedState(nimble)).toEqual(before);
  });
});

test('a changed or ended guest link opens nothing', async () => {
  await expectRefused(nimble, 401, ...guest(altered(scene.guestToken)));
  await expectRefused(nimble, 401, ...guest(`${scene.guestToken}A`));
  // Each link shows its own candidates, whatever is requested.
  const answer = await nimble.call(...guest(elsewhere.guestToken));
  expect(answer.body.data.candidates).toHaveLength(1);
  const body = { data: { name: 'Kim', responseId: scene.responseId, second: 1, comment: 'Mine.' } };
  await expectRefused(nimble, 422, 'POST', '/api/guest/comments', { token: elsewhere.guestToken, body });
  await nimble.call('DELETE', `/api/guest-links/${elsewhere.guestLinkId}`, { token: stranger.token });
  await expectRefused(nimble, 401, ...guest(elsewhere.guestToken));
});

test('an API token that was changed or revoked is refused, and one of another company finds nothing', async () => {
  const make = async () => {
    const body = { data: apiTokenData };
    const made = await nimble.call('POST', '/api/api-tokens', { token: stranger.token, body });
    return made.body.data as { token: { id: number }; secret: string };
  };
  const { token: kept, secret } = await make();
  expect((await nimble.call('GET', '/api/jobs', { token: secret })).status).toBe(200);
  await expectRefused(nimble, 404, 'GET', `/api/jobs/${scene.job.id}`, { token: secret });
  for (const token of [altered(secret), secret.slice(0, -1), `${secret}A`, secret.replace('nim_', 'NIM_')])
    await expectRefused(nimble, 401, 'GET', '/api/jobs', { token });
  await nimble.call('DELETE', `/api/api-tokens/${kept.id}`, { token: stranger.token });
  await expectRefused(nimble, 401, 'GET', '/api/jobs', { token: secret });
});
