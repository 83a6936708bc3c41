import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let plain: TestApp;
let encrypted: TestApp;
beforeAll(async () => {
  plain = await createTestApp();
  encrypted = await createTestApp({ PUBLIC_URL: 'https://nimble.example' });
});
afterAll(async () => {
  await plain.close();
  await encrypted.close();
});

const strict = {
  'content-security-policy':
    "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;media-src 'self' blob:;connect-src 'self';font-src 'self';object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};
/** Headers that vary for other reasons. */
const others =
  /^(content-(type|length|language)|cache-control|date|connection|keep-alive|vary|x-request-id|etag|last-modified|accept-ranges)$/;

async function headersOf(nimble: TestApp, address: string, token?: string) {
  const { headers } = await nimble.call('GET', address, token === undefined ? {} : { token });
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !others.test(name)));
}

test.each(['/api/settings/public', '/api/jobs', '/api/nothing-here', '/login', '/api/docs'])(
  'the answer of %s has exactly the strict headers',
  async (address) => {
    expect(await headersOf(plain, address)).toEqual(strict);
    expect(await headersOf(encrypted, address)).toEqual({
      ...strict,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  },
);

test('so has the answer to a signed-in user', async () => {
  const { token } = await addCompany(plain);
  expect(await headersOf(plain, '/api/jobs', token)).toEqual({
    ...strict,
    'set-cookie': expect.stringMatching(/^nimble_reading=.*; HttpOnly; SameSite=Strict$/),
  });
});
