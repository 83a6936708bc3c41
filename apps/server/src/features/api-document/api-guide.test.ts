import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiTokenActions } from '@nimble/contracts/api-tokens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newScene } from '../../testing/calls/sample-calls.ts';
import type { Scene } from '../../testing/calls/scene.ts';
import { signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/api.md'), 'utf8');

/** The examples of docs/api.md: a request, a body where there is one, and what the answer has. */
const examples = [...guide.matchAll(/```http\n([\s\S]*?)```/g)].map(([, text = '']) => {
  const [request = '', ...rest] = text.trim().split('\n\n');
  const [method = '', path = ''] = request.split(' ');
  const [status = '', ...reads] = (rest.at(-1) ?? '').split(/,? /);
  return {
    request,
    method,
    path,
    body: rest.length > 1 ? rest[0] : undefined,
    status: Number(status),
    reads,
  };
});

let nimble: TestApp;
let scene: Scene;
let token: string;

beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Owners');
  token = admin.token;
  scene = await newScene(nimble, admin);
});
afterAll(() => nimble.close());

const filledIn = (text: string) =>
  text.replaceAll('{job}', `${scene.job.id}`).replaceAll('{submission}', `${scene.submissionId}`);

const at = (body: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);

test('the guide has examples', () => {
  expect(examples.length).toBeGreaterThan(6);
});

test('the table of permissions has those that a token can hold', () => {
  const [, table = ''] = guide.split('| module in Settings, API |');
  const rows = table.slice(0, table.indexOf('\n\n'));
  const named = [...rows.matchAll(/`([a-z-]+:[a-z]+)`/g)].map(([, permission]) => permission);
  const held = Object.entries(apiTokenActions).flatMap(([resource, actions]) =>
    actions.map((action) => `${resource}:${action}`),
  );
  expect(named).toEqual(held);
});

test.each(examples)('$request', async ({ method, path, body, status, reads }) => {
  const answer = await nimble.call(method as 'GET', filledIn(path), {
    token,
    ...(body !== undefined && { body: JSON.parse(filledIn(body)) }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  for (const read of reads) expect(at(answer.body, read), read).toBeDefined();
});
