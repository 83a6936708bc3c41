import { allRoutes } from '@nimble/contracts/all-routes';
import { uploadPaths } from '@nimble/contracts/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf } from '../../testing/calls/sample-calls.ts';
import { picture } from '../../testing/files/pictures.ts';
import { upload } from '../../testing/journeys.ts';
import { addCompany, addPerson, type Person } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let master: Person;
beforeAll(async () => {
  nimble = await createTestApp();
  master = await addPerson(nimble, null, 'master');
});
afterAll(() => nimble.close());

async function suspend({ companyId }: { companyId: number }): Promise<void> {
  await nimble.call('POST', `/api/installation/companies/${companyId}/stop`, master);
}

/** Calls that are no GET, and only read or decide about erasing; a new one must be added here deliberately. */
const allowed = [
  'DELETE /api/exports/:id',
  'POST /api/exports',
  'POST /api/mail-templates/:kind/:language/preview',
  'POST /api/plans/retention/archive',
  'POST /api/plans/retention/seen',
  'PUT /api/plans/retention',
];

test('its people can call what reads or decides about erasing, and nothing else of the company', async () => {
  const owner = await addCompany(nimble);
  await suspend(owner);
  const ofCompany = allRoutes.filter(({ config: { access } }) => typeof access === 'object');
  expect(ofCompany.length).toBeGreaterThan(100);
  const answered = await Promise.all(
    ofCompany.map(async (route) => {
      // Nothing is found by this id, so that no call changes what the next one needs.
      const url = route.url.replaceAll(/:\w+/g, '999999999');
      const { body } = await nimble.call(route.method, url, owner);
      return { name: nameOf(route), isGet: route.method === 'GET', code: body?.error?.code };
    }),
  );
  const refused = answered.filter(({ code }) => code === 'installation.stopped').map(({ name }) => name);
  const writing = answered.filter(({ name, isGet }) => !isGet && !allowed.includes(name));
  expect(refused.toSorted()).toEqual(writing.map(({ name }) => name).toSorted());
});

test('its logo stays as it is, and its people keep their own pictures', async () => {
  const owner = await addCompany(nimble);
  const path = uploadPaths.logo(owner.companyId);
  const bytes = await picture('png', 64, 64);
  const logo = (await upload(nimble, owner.token, { bytes, path })).body[0].id;
  await suspend(owner);
  const again = await upload(nimble, owner.token, { bytes, path });
  const removed = await nimble.call('DELETE', `/api/upload/files/${logo}`, owner);
  for (const { status, body } of [again, removed])
    expect([status, body.error?.code]).toEqual([422, 'installation.stopped']);
  const own = await upload(nimble, owner.token, { bytes });
  expect(own.status).toBe(200);
  expect((await nimble.call('DELETE', `/api/upload/files/${own.body[0].id}`, owner)).status).toBe(200);
});
