import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { addJoinedVideo } from '../../testing/calls/answers.ts';
import { altered, type Call, encode, expectRefused, withClaims } from '../../testing/calls/forgeries.ts';
import { companyInvitation, mailedCode } from '../../testing/calls/request-preparations.ts';
import { newScene } from '../../testing/calls/sample-calls.ts';
import { storedState } from '../../testing/figures/stored-state.ts';
import { addCompany, addPerson, type Person } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let tokens: ReturnType<typeof createSignedTokens>;
let owner: Person & { companyId: number };
let stranger: Person & { companyId: number };
let scene: Awaited<ReturnType<typeof newScene>>;
/** Of a stranger's company. */
let elsewhere: Awaited<ReturnType<typeof newScene>>;
let fileId: number;

beforeAll(async () => {
  nimble = await createTestApp();
  tokens = createSignedTokens(nimble.config.secret);
  owner = await addCompany(nimble);
  stranger = await addCompany(nimble);
  scene = await newScene(nimble, owner);
  elsewhere = await newScene(nimble, stranger);
  fileId = await addJoinedVideo(nimble, scene, 'a film');
});
afterAll(() => nimble.close());

describe('a signed address with one change is refused', () => {
  const addresses: Record<string, () => { address: string; paths: [RegExp, () => number][] }> = {
    'of a file': () => ({ address: tokens.fileUrl(fileId), paths: [[/\d+(?=\?)/, () => fileId - 1]] }),
    'of a guest’s film': () => ({
      address: tokens.guestFileUrl({ guestLinkId: scene.guestLinkId, fileId }),
      paths: [
        [/\d+(?=\/)/, () => elsewhere.guestLinkId],
        [/\d+(?=\?)/, () => fileId - 1],
      ],
    }),
    'of captions': () => ({
      address: tokens.captionsUrl(scene.submissionId),
      paths: [[/\d+(?=\/captions)/, () => elsewhere.submissionId]],
    }),
    'of an archive': () => ({
      address: tokens.retentionArchiveUrl(owner.userId),
      paths: [[/(?<=user=)\d+/, () => stranger.userId]],
    }),
    'to end one’s mails': () => ({
      address: tokens.unsubscribePath(owner.userId),
      paths: [[/(?<=user=)\d+/, () => stranger.userId]],
    }),
    'to stop a company’s mails': () => ({
      address: tokens.mailStopPath(owner.companyId, Buffer.alloc(32).toString('base64url')),
      paths: [
        [/(?<=company=)\d+/, () => stranger.companyId],
        [/(?<=address=)[\w-]/, () => 9],
      ],
    }),
  };

  test.each(Object.keys(addresses))('%s', async (name) => {
    const { address, paths } = addresses[name]?.() ?? { address: '', paths: [] };
    const methods = /unsubscribe|mail-stops/.test(address) ? (['GET', 'POST'] as const) : (['GET'] as const);
    const others = [
      ...paths.map(([part, other]) => address.replace(part, () => `${other()}`)),
      address.replace(/(?<=signature=).*/, (signature) => altered(signature)),
      address.replace(/(?<=signature=).*/, 'A'.repeat(43)),
      // Valid for its own purpose only.
      address.replace(/(?<=signature=).*/, tokens.fileUrl(1).split('signature=')[1] ?? ''),
      ...(address.includes('expires=') ? [address.replace(/(?<=expires=)\d+/, '9999999999')] : []),
    ];
    const good = await nimble.app.inject(address);
    // There is nothing to pack.
    expect([200, 302, ...(name === 'of an archive' ? [404, 422] : [])]).toContain(good.statusCode);
    for (const other of others) {
      expect(other).not.toBe(address);
      for (const method of methods) await expectRefused(nimble, 403, method, other);
    }
  });

  test('of a file that was signed long ago', async () => {
    const dayAgo = Date.now() - 24 * 60 * 60_000;
    await expectRefused(nimble, 403, 'GET', tokens.fileUrl(fileId, dayAgo));
    await expectRefused(nimble, 403, 'GET', tokens.captionsUrl(scene.submissionId, dayAgo));
  });
});

test('a changed link to a candidate’s submission shows, withdraws and erases nothing', async () => {
  const good = tokens.signPersonal(scene.submissionId);
  const claims = { kind: 'personal', submission: scene.submissionId };
  const elsewheres = tokens.signPersonal(elsewhere.submissionId);
  for (const token of [
    altered(good),
    `${good}x`,
    withClaims(elsewheres, claims),
    `${encode({ alg: 'none' })}.${encode(claims)}.`,
  ])
    for (const what of ['', '/withdraw-insights', '/erase'])
      await expectRefused(nimble, 404, 'POST', `/api/interviews/mine${what}`, { body: { token } });
});

describe('an emailed code is valid for its own person and purpose, once', () => {
  const password = 'Fresh-Password-9';
  const reset = (verificatationCode: string): Call => [
    'POST',
    '/api/auth/reset-password',
    { body: { verificatationCode, password, passwordConfirmation: password } },
  ];
  const verify = (verificationCode: string): Call => [
    'POST',
    '/api/users-permissions/auth/account-verification',
    { body: { verificationCode } },
  ];
  const passwordOf = async ({ userId }: Person) =>
    (await nimble.pool.query('SELECT password_hash FROM users WHERE id = $1', [userId])).rows[0]
      .password_hash;

  test('to set a password, and to verify an address', async () => {
    const person = await addPerson(nimble, owner.companyId, 'viewer');
    const other = await addPerson(nimble, owner.companyId, 'viewer');
    const code = await mailedCode(nimble, person.userId, 'password-reset');
    const verification = await mailedCode(nimble, other.userId, 'verification');
    for (const wrong of [altered(code), verification, owner.token])
      await expectRefused(nimble, 400, ...reset(wrong));
    for (const wrong of [altered(verification), code]) await expectRefused(nimble, 400, ...verify(wrong));
    const before = await Promise.all([passwordOf(person), passwordOf(other)]);
    expect((await nimble.call(...reset(code))).status).toBe(200);
    const after = await Promise.all([passwordOf(person), passwordOf(other)]);
    expect(after.map((hash, index) => hash === before[index])).toEqual([false, true]);
    await expectRefused(nimble, 400, ...reset(code));
  });

  test('to make a company', async () => {
    const { code } = await companyInvitation(nimble);
    const register = (invitation: string, name: string, email = `${code}@example.com`): Call => {
      const body = { company: name, username: name, email, password: 'Secret12', invitation };
      return ['POST', '/api/users-permissions/auth/custom-register', { body }];
    };
    await expectRefused(nimble, 400, ...register(altered(code), 'changed'));
    await expectRefused(nimble, 400, ...register(code, 'somebody', 'somebody@example.com'));
    expect((await nimble.call(...register(code, 'invited'))).status).toBe(200);
    await expectRefused(nimble, 400, ...register(code, 'again'));
    await expectRefused(nimble, 400, ...register(code, 'again', 'again@example.com'));
    await expectRefused(nimble, 400, 'POST', '/api/company-invitations/open', { body: { token: code } });
  });
});

test('a changed code of the outbox opens it for nobody, nor does a cookie', async () => {
  const code = (await nimble.dependencies.outbox.offerStartLink())?.split('#')[1] ?? '';
  const enter = (given: string) =>
    nimble.app.inject({
      method: 'POST',
      url: '/outbox',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ code: given }).toString(),
    });
  const before = await storedState(nimble);
  for (const wrong of [altered(code), `${code}A`, code.slice(1), owner.token, ''])
    expect((await enter(wrong)).statusCode).toBe(401);
  expect(await storedState(nimble)).toEqual(before);
  const entered = await enter(code);
  expect(entered.statusCode).toBe(303);
  const key = /nimble_outbox=([^;]+)/.exec(String(entered.headers['set-cookie']))?.[1] ?? '';
  for (const [given, status] of [
    [key, 200],
    [altered(key), 401],
    [code, 401],
  ] as const) {
    const { statusCode } = await nimble.app.inject({
      url: '/outbox',
      headers: { cookie: `nimble_outbox=${given}` },
    });
    expect(statusCode).toBe(status);
  }
});
