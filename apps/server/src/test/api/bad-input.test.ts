import type { RouteContract } from '@nimble/contracts';
import { allRoutes } from '@nimble/contracts/all-routes';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { hostileBodies, hostileIds, hostileValues } from '../../testing/calls/hostile-values.ts';
import {
  nameOf,
  newScene,
  sampleAddress,
  sampleBody,
  sceneOfPeople,
} from '../../testing/calls/sample-calls.ts';
import type { Scene } from '../../testing/calls/scene.ts';
import { storedState } from '../../testing/figures/stored-state.ts';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let scene: Scene;
let admin: { token: string };
let candidate: { token: string };
let guest: { token: string };
let master: { token: string };
let before: Record<string, string>;

beforeAll(async () => {
  nimble = await createTestApp();
  const owner = await signedInAdmin(nimble, 'Owners');
  admin = owner;
  const job = await activeJob(nimble, owner.token);
  const { token, submissionId } = await begunInterview(nimble, job);
  candidate = { token };
  master = await addPerson(nimble, null, 'master');
  guest = { token: (await newScene(nimble, owner)).guestToken };
  const people = await sceneOfPeople(nimble, owner.companyId);
  const ids = {
    companyId: owner.companyId,
    userId: owner.userId,
    templateId: 1,
    invitationId: 1,
    batchId: 1,
    stageId: 1,
    tagId: 1,
    viewId: 1,
    libraryQuestionId: 1,
    mediaId: 1,
    responseId: 1,
    videoCommentId: 1,
    bulkActionId: 1,
    guestLinkId: 1,
    notificationId: 1,
    apiTokenId: 1,
    webhookId: 1,
    deliveryId: 1,
    otherCompanyId: 1,
    exportId: 1,
    submissionId,
  };
  scene = { ...ids, ...people, job };
  before = await storedState(nimble);
});
afterAll(() => nimble.close());

type Refusal = { status: number; message: string; paths: string[] };

async function send(route: RouteContract, options: InjectOptions): Promise<Refusal> {
  const { access } = route.config;
  const others: Partial<Record<string, { token: string }>> = { candidate, take: candidate, guest, master };
  const { token } = (typeof access === 'string' ? others[access] : undefined) ?? admin;
  const response = await nimble.app.inject({
    method: route.method,
    url: sampleAddress(route, scene),
    ...options,
    headers: { authorization: `Bearer ${token}`, ...options.headers },
  });
  const { error } = response.body === '' ? { error: undefined } : response.json();
  const paths = (error?.details?.errors ?? []).map(({ path }: { path: string }) => path);
  return { status: response.statusCode, message: error?.message ?? '', paths };
}

/** Sends all of them and returns the names of those that were not refused with 4xx and a message. */
async function unrefused(
  cases: readonly { name: string; send: () => Promise<Refusal> }[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const one of cases) {
    const { status, message } = await one.send();
    if (status < 400 || status >= 500 || message === '') wrong.push(`${one.name}: ${status}`);
  }
  return wrong;
}

/** Nothing has been written since the last check, which is the first one of the next test. */
async function expectNothingStored(): Promise<void> {
  const last = before;
  before = await storedState(nimble);
  expect(before).toEqual(last);
}

type Path = readonly (string | number)[];

/** Every value inside a sample that is not an object or a list of them, by its path. */
function leaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, member]) =>
    leaves(member, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every key of every object inside a sample, by its path. */
function keys(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    ...(Array.isArray(value) ? [] : [[...path, key]]),
    ...keys(member, [...path, Array.isArray(value) ? Number(key) : key]),
  ]);
}

/** A copy of a sample with another value at a path, or without what is there. */
function changed(sample: object, path: Path, change: { value: unknown } | 'left out'): object {
  const copy = structuredClone(sample);
  let holder = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as typeof holder;
  const last = path.at(-1) ?? '';
  if (change === 'left out') delete holder[last];
  else holder[last] = change.value;
  return copy;
}

const withBody = allRoutes.filter(({ schema }) => schema.body !== undefined);
const withId = allRoutes.filter(({ url }) => url.includes('/:'));
const named = (routes: readonly RouteContract[]) => routes.map((route) => ({ name: nameOf(route), route }));

describe.each(named(withBody))('$name', ({ route }) => {
  test('refuses malformed bodies', async () => {
    const cases = hostileBodies.map(({ name, type, payload }) => ({
      name,
      send: () => send(route, { payload, headers: { 'content-type': type } }),
    }));
    expect(await unrefused(cases)).toEqual([]);
    await expectNothingStored();
  });

  test('refuses values that no field accepts', async () => {
    const sample = sampleBody(route, scene) ?? {};
    const cases = leaves(sample).flatMap(({ path, value: own }) =>
      hostileValues(own).map(({ name, value }) => ({
        name: `${path.join('.')} is ${name}`,
        send: () => send(route, { payload: changed(sample, path, { value }) }),
      })),
    );
    expect(await unrefused(cases)).toEqual([]);
    await expectNothingStored();
  });

  test('names each required field that is missing', async () => {
    const sample = sampleBody(route, scene) ?? {};
    const isTaken = (body: object) => safeParse(route.schema.body as $ZodType, body).success;
    expect(isTaken(sample)).toBe(true);
    for (const path of keys(sample)) {
      const payload = changed(sample, path, 'left out');
      if (isTaken(payload)) continue;
      expect(await send(route, { payload })).toMatchObject({ status: 400, paths: [path.join('.')] });
    }
    await expectNothingStored();
  });
});

test.each(named(withId))('$name refuses invalid ids', async ({ route }) => {
  const payload = sampleBody(route, scene);
  const cases = hostileIds.map((id) => ({
    name: id.slice(0, 30),
    send: async () => {
      const url = route.url.replace(/:\w+/, id);
      const answer = await send(route, { url, ...(payload && { payload }) });
      return { ...answer, message: route.method === 'HEAD' ? 'none to HEAD' : answer.message };
    },
  }));
  expect(await unrefused(cases)).toEqual([]);
  await expectNothingStored();
});
