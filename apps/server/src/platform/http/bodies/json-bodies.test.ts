import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, type Person } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Person;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await addCompany(nimble);
});
afterAll(() => nimble.close());

async function send(method: 'POST' | 'DELETE', url: string, payload: string) {
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  const response = await nimble.app.inject({ method, url, headers, payload });
  return { status: response.statusCode, error: response.json().error };
}

test('a call without a body may name JSON as its content', async () => {
  const tag = { data: { name: 'Later', color: 'gray' } };
  const { body } = await nimble.call('POST', '/api/tags', { token: admin.token, body: tag });
  expect(await send('DELETE', `/api/tags/${body.data.id}`, '')).toMatchObject({ status: 200 });
  expect(await send('POST', '/api/notifications/read-all', '')).toMatchObject({ status: 200 });
});

test.each(['', 'null'])('a call that needs a body says so when it is %j', async (payload) => {
  expect(await send('POST', '/api/tags', payload)).toMatchObject({
    status: 400,
    error: { code: 'request.body_missing', message: expect.stringContaining('needs a JSON body') },
  });
});

test('a call that needs a body says so when it has none at all', async () => {
  const { status, body } = await nimble.call('POST', '/api/tags', { token: admin.token });
  expect([status, body.error.code]).toEqual([400, 'request.body_missing']);
  expect(await send('POST', '/api/tags', '[]')).toMatchObject({
    status: 400,
    error: { code: 'request.invalid', details: { errors: [{ path: '', code: 'invalid_type' }] } },
  });
});

test.each(['{}', '{"name":"Later","color":"gray"}', '{"data":null}'])(
  'a call whose fields belong into data says so when the body is %s',
  async (payload) => {
    expect(await send('POST', '/api/tags', payload)).toMatchObject({
      status: 400,
      error: {
        code: 'request.data_missing',
        message: expect.stringContaining('object named data'),
        details: { errors: [{ path: 'data', code: 'invalid_type' }] },
      },
    });
  },
);

test('a call with another type of content says which one JSON needs', async () => {
  const { statusCode, body } = await nimble.app.inject({
    method: 'POST',
    url: '/api/tags',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: '{"data":{"name":"Later","color":"gray"}}',
  });
  expect(statusCode).toBe(415);
  expect(JSON.parse(body).error).toMatchObject({
    code: 'request.unsupported_media',
    message: 'JSON needs the header Content-Type: application/json.',
  });
});

test.each([
  '{',
  '{"data":{"name":"a",}}',
  '{"data":{"__proto__":{}}}',
  '{"data":{"constructor":{"prototype":{}}}}',
])('a body that is not readable JSON is named as such: %s', async (payload) => {
  expect(await send('POST', '/api/tags', payload)).toMatchObject({
    status: 400,
    error: { code: 'request.json_unreadable', message: expect.stringContaining('JSON') },
  });
});
