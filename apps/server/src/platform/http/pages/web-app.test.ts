import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test.each(['/wp-login.php', '/.env', '/jobs/7/nothing', '/assets/none.js', '/api/nothing', '/socket.io/x'])(
  'nothing is at %s: 404, whether or not the web app is built',
  async (url) => {
    expect((await nimble.app.inject(url)).statusCode).toBe(404);
  },
);

test('another method than GET on a page is answered in the shape of all refusals', async () => {
  const answer = await nimble.app.inject({ method: 'POST', url: '/dashboard' });
  expect(answer.json()).toMatchObject({ data: null, error: { status: 404, code: 'request.not_found' } });
});
