import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test.each([
  ['PATCH', '/api/jobs/7', 'DELETE, GET, PUT'],
  ['POST', '/api/jobs/7?populate=questions', 'DELETE, GET, PUT'],
  ['DELETE', '/api/submissions', 'GET, POST'],
  ['GET', '/api/uploads/takes', 'OPTIONS, POST'],
  ['PUT', '/api/openapi.json', 'GET'],
] as const)('%s %s is no call: 405 with the methods of the address', async (method, url, allow) => {
  const answer = await nimble.app.inject({ method, url, headers: { 'accept-language': 'de' } });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
  expect(answer.json().error).toMatchObject({ status: 405, code: 'request.method_not_allowed' });
  expect(answer.json().error.message).toContain('Allow');
});

test.each([
  ['GET', '/api/jobs/7/nothing'],
  ['PATCH', '/api/nothing'],
  ['POST', '/api'],
  ['POST', '/dashboard'],
] as const)('%s %s is no address of a call: 404', async (method, url) => {
  const answer = await nimble.app.inject({ method, url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
});
