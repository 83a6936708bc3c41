import { allRoutes } from '@nimble/contracts/all-routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf, newScene, sampleAddress, sampleBody } from '../../testing/calls/sample-calls.ts';
import type { Scene } from '../../testing/calls/scene.ts';
import { openSession } from '../../testing/people.ts';
import { peopleOfRoles } from '../../testing/people-of-roles.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { expectedStatuses } from './expected-statuses.ts';

const [head = [], ...rows] = expectedStatuses
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const columns = head.slice(1);

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('the table names every route once', () => {
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(allRoutes.map(nameOf)));
  expect(rows).toHaveLength(allRoutes.length);
});

type People = Awaited<ReturnType<typeof peopleOfRoles>>;
let people: People | undefined;
let scene: Scene | undefined;

// In a session of its own each time: some calls end existing ones.
const makeScene = async ({ admin }: People) =>
  newScene(nimble, { ...admin, token: await openSession(nimble, admin.userId) });

test.each(allRoutes.map((route) => ({ name: nameOf(route), route })))('$name', async ({ name, route }) => {
  const answers: string[] = [];
  let hasChanged = false;
  for (const column of columns) {
    people ??= await peopleOfRoles(nimble);
    scene ??= await makeScene(people);
    const body = sampleBody(route, scene);
    const { status } = await nimble.call(route.method, sampleAddress(route, scene), {
      token: people.tokens.get(column) ?? '',
      ...(body && { body }),
    });
    const isOpen = route.config.access === 'public' && status !== 401 && status !== 403;
    answers.push(isOpen ? 'open' : `${status}`);
    // Reads and refused calls change nothing. After any other call its target may be gone, so the scene is made again.
    if (route.method === 'GET' || status >= 400) continue;
    scene = undefined;
    hasChanged = true;
  }
  if (hasChanged) {
    people = undefined;
    scene = undefined;
  }
  expect(answers).toEqual(rows.find(([named]) => named === name)?.slice(1));
});
