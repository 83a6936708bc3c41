import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

const secretLink = 'http://localhost:3000/change-password/secret';
/** Mail programs write it in a line of its own. */
const longAddress = `${'long'.repeat(16)}@${'mail'.repeat(15)}.example`;
const hostile = `Subject: <script>alert(1)</script>\nTo: "><img src=x>\n\nhttp://localhost:3000/verify-account/x"onclick="alert(1)\n`;

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
  await mkdir(join(nimble.folder, 'outbox'));
  await writeFile(join(nimble.folder, 'outbox', '1.eml'), hostile);
  await writeFile(
    join(nimble.folder, 'outbox', '2.eml'),
    `Subject: Reset\nTo:\n ${longAddress}\n\nHello Ruth,\n\n${secretLink}\n`,
  );
});
afterAll(() => nimble.close());

type Sent = { cookie?: string; host?: string; 'x-forwarded-for'?: string };

const read = (headers: Sent = {}, remoteAddress = '127.0.0.1') =>
  nimble.app.inject({ url: '/outbox', headers: { host: 'localhost:3000', ...headers }, remoteAddress });
const enter = (code: string) =>
  nimble.app.inject({
    method: 'POST',
    url: '/outbox',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ code }).toString(),
  });
const linkOfStart = async () => (await nimble.dependencies.outbox.offerStartLink()) ?? '';
const codeOf = (link: string) => link.split('/outbox#')[1] ?? '';

/** The browser's cookie after this answer. */
const cookieOf = (answer: Awaited<ReturnType<typeof enter>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

test.each([
  ['this machine', { host: 'localhost:3000' }, '127.0.0.1'],
  ['a plain reverse proxy on this machine', { host: 'localhost:3000' }, '::1'],
  ['a proxy that leaves its mark', { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
  ['another machine', { host: 'localhost:3000' }, '192.0.2.7'],
  ['a page whose name points here', { host: 'attacker.example' }, '127.0.0.1'],
  ['a browser with a cookie of its own making', { cookie: 'nimble_outbox=x' }, '127.0.0.1'],
])('shows nothing to %s by its address alone', async (_name, headers, address) => {
  const { statusCode, body } = await read(headers, address);
  expect([statusCode, body.includes(secretLink)]).toEqual([401, false]);
});

test('the link of the start opens it once, in its own browser, as plain text', async () => {
  const code = codeOf(await linkOfStart());
  expect(code).toMatch(/^[\w-]{43}$/);
  const entered = await enter(code);
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/outbox']);
  expect(entered.headers['set-cookie']).toMatch(
    /^nimble_outbox=[\w-]{43}; Max-Age=43200; Path=\/outbox; HttpOnly; SameSite=Strict$/,
  );
  const { statusCode, body, headers } = await read({ cookie: `a=b; ${cookieOf(entered)}` });
  expect(statusCode).toBe(200);
  expect(body).toContain(`Hello Ruth,\n\n<a href="${secretLink}">`);
  expect(body).toContain(longAddress);
  expect(body).toContain('&lt;script&gt;');
  expect(body).not.toMatch(/<script|<img|"onclick/);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': 'no-referrer',
  });

  const again = await enter(code);
  expect([again.statusCode, again.headers['set-cookie']]).toEqual([401, undefined]);
  expect((await read()).statusCode).toBe(401);
});

test('each start invalidates the former link, and invented or expired ones do not work', async () => {
  const older = codeOf(await linkOfStart());
  const newer = codeOf(await linkOfStart());
  // The last letter holds four bits of six: another one there may be the same link.
  const other = (newer.startsWith('A') ? 'B' : 'A') + newer.slice(1);
  for (const code of [older, '', 'x', other, 'A'.repeat(43), 'x'.repeat(900)])
    expect((await enter(code)).statusCode).toBe(401);
  await nimble.pool.query(
    `UPDATE outbox_keys SET expires_at = now() - interval '1 second' WHERE kind = 'start_link'`,
  );
  expect((await enter(newer)).statusCode).toBe(401);

  const cookie = cookieOf(await enter(codeOf(await linkOfStart())));
  await nimble.pool.query(
    `UPDATE outbox_keys SET expires_at = now() - interval '1 second' WHERE kind = 'browser'`,
  );
  expect((await read({ cookie })).statusCode).toBe(401);
  // A cookie is no link, and a link is no cookie.
  const link = codeOf(await linkOfStart());
  expect((await read({ cookie: `nimble_outbox=${link}` })).statusCode).toBe(401);
  const browser = cookieOf(await enter(link)).split('=')[1] ?? '';
  expect((await enter(browser)).statusCode).toBe(401);
});

test('of two concurrent uses of one link one succeeds', async () => {
  const code = codeOf(await linkOfStart());
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(code)));
  expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
});

test('the master gets a link of their own, which leaves that of the start valid; others get none', async () => {
  const started = codeOf(await linkOfStart());
  const master = await addPerson(nimble, null, 'master');
  const { status, body } = await nimble.call('POST', '/api/installation/outbox-link', master);
  expect(status).toBe(200);
  const { pathname, hash } = new URL(body.data.address);
  expect(pathname).toBe('/outbox');
  for (const code of [hash.slice(1), started]) expect((await enter(code)).statusCode).toBe(303);

  const admin = await addCompany(nimble);
  expect((await nimble.call('POST', '/api/installation/outbox-link', admin)).status).toBe(403);
  expect((await nimble.call('POST', '/api/installation/outbox-link')).status).toBe(401);
});

test('the entry page contains no emails, takes the code from behind the #, and is not cached', async () => {
  const { body, headers } = await read();
  expect(body).toContain('location.hash');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/script-src 'sha256-[\w+/=]+'; form-action 'self'/),
  });
});

test('the cookie of a site with TLS is sent over TLS only', async () => {
  const other = await createTestApp({ PUBLIC_URL: 'https://hire.example.com' });
  const link = (await other.dependencies.outbox.offerStartLink()) ?? '';
  expect(link).toMatch(/^https:\/\/hire\.example\.com\/outbox#/);
  const payload = `code=${codeOf(link)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const entered = await other.app.inject({ method: 'POST', url: '/outbox', headers, payload });
  expect(entered.headers['set-cookie']).toMatch(/; Secure$/);
  await other.close();
});

test('does not exist with a mail server', async () => {
  const other = await createTestApp({ SMTP_URL: 'smtp://localhost:2525' });
  expect(await other.dependencies.outbox.offerStartLink()).toBeUndefined();
  const { body } = await other.app.inject({ url: '/outbox', headers: { host: 'localhost' } });
  // With a built web app this is a page of it, like any unknown address.
  expect(body).not.toMatch(/<h1>Outbox|location\.hash/);
  const master = await addPerson(other, null, 'master');
  expect((await other.call('POST', '/api/installation/outbox-link', master)).status).toBe(422);
  await other.close();
});
