import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
  await mkdir(join(nimble.folder, 'outbox'));
  const hostile = `Subject: <script>alert(1)</script>\nTo: "><img src=x>\n\nhttp://localhost:3000/verify-account/x"onclick="alert(1)\n`;
  await writeFile(join(nimble.folder, 'outbox', '1.eml'), hostile);
});
afterAll(() => nimble.close());

const read = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  nimble.app.inject({ url: '/outbox', headers, remoteAddress });

test('shows this machine its mails, as text alone', async () => {
  const { statusCode, body, headers } = await read({ host: 'localhost:3000' });
  expect(statusCode).toBe(200);
  expect(body).toContain('&lt;script&gt;');
  expect(body).not.toMatch(/<script|<img|"onclick/);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test.each([
  ['another machine', { host: 'localhost:3000' }, '192.0.2.7'],
  ['a page whose name points here', { host: 'attacker.example' }, '127.0.0.1'],
  ['a proxy', { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
  ['a name that only begins so', { host: 'localhost.attacker.example' }, '127.0.0.1'],
])('shows nothing to %s', async (_name, headers, address) => {
  expect((await read(headers, address)).statusCode).toBe(404);
});

test('is not there at all where mails are sent or people come from elsewhere', async () => {
  for (const settings of [
    { SMTP_URL: 'smtp://localhost:2525' },
    { PUBLIC_URL: 'https://hire.example.com' },
  ]) {
    const other = await createTestApp(settings);
    const { body } = await other.app.inject({ url: '/outbox', headers: { host: 'localhost' } });
    // Where the web app is built, this is a page of it like any unknown address.
    expect(body).not.toContain('<h1>Outbox</h1>');
    await other.close();
  }
});
