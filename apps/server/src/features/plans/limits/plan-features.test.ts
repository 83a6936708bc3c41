import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCompany } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { endPlansHandler } from '../end-plans.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
beforeEach(async () => {
  admin = await addCompany(nimble);
});
afterAll(() => nimble.close());

const put = (path: string, data: object) => nimble.call('PUT', path, { token: admin.token, body: { data } });
const choose = (plan: string) => put('/api/plans/current', { plan, billing: 'monthly' });
/** A company starts with all on except the picture. */
const switchInsights = (insights: boolean, behavioral = insights) =>
  put(`/api/companies/${admin.companyId}/insights`, {
    level: insights ? 'scores' : 'nothing',
    behavioral,
  });
const settings = async () =>
  (await nimble.call('GET', `/api/companies/${admin.companyId}/insights`, { token: admin.token })).body.data;
const past = new Date(Date.now() - 60_000);
async function endTrial(): Promise<void> {
  await nimble.database
    .updateTable('companies')
    .set({ trial_ends_at: past })
    .where('id', '=', admin.companyId)
    .execute();
  await endPlansHandler({}, nimble);
}
const showsBranding = async () =>
  (
    await nimble.database
      .selectFrom('companies')
      .select('shows_branding')
      .where('id', '=', admin.companyId)
      .executeTakeFirstOrThrow()
  ).shows_branding;

test('AI analysis and branding switched off by the end of a trial come back with an upgrade', async () => {
  await switchInsights(true);
  await endTrial();
  expect(await settings()).toEqual({ level: 'nothing', behavioral: false, endedByPlan: true });
  expect(await showsBranding()).toBe(false);
  await choose('growth');
  expect(await settings()).toEqual({ level: 'scores', behavioral: true, endedByPlan: false });
  expect(await showsBranding()).toBe(true);
});

test('a feature switched off by a person stays off, also while the plan has it off', async () => {
  await switchInsights(true);
  await switchInsights(false);
  await endTrial();
  await choose('growth');
  expect(await settings()).toEqual({ level: 'nothing', behavioral: false, endedByPlan: false });

  await switchInsights(true, false);
  await choose('starter');
  await nimble.database
    .updateTable('companies')
    .set({ next_plan_at: past })
    .where('id', '=', admin.companyId)
    .execute();
  await endPlansHandler({}, nimble);
  expect(await settings()).toEqual({ level: 'nothing', behavioral: false, endedByPlan: true });
  await switchInsights(false);
  await choose('growth');
  expect(await settings()).toEqual({ level: 'nothing', behavioral: false, endedByPlan: false });
});

test('only the half that was on comes back, and all of it where plans are not enforced any more', async () => {
  await switchInsights(true, false);
  await endTrial();
  await endPlansHandler({}, { database: nimble.database, config: { planEnforcement: 'off' } });
  expect(await settings()).toEqual({ level: 'scores', behavioral: false, endedByPlan: false });
  expect(await showsBranding()).toBe(true);
  await endPlansHandler({}, nimble);
  expect(await settings()).toEqual({ level: 'nothing', behavioral: false, endedByPlan: true });
  expect(await showsBranding()).toBe(false);
});
