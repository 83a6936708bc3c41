import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let companyId: number;
let shareToken: string;
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
  const admin = await addCompany(nimble);
  companyId = admin.companyId;
  ({ shareToken } = await activeJob(nimble, admin.token));
});
afterAll(() => nimble.close());

async function keptDays(): Promise<number | null> {
  const { body } = await nimble.call('GET', `/api/getPublicInterview/${shareToken}`);
  return body.data.privacy.keptDays;
}

test('candidates see how long their plan keeps submissions, once it erases any', async () => {
  expect(await keptDays()).toBeNull();
  const chosen = { plan: 'growth', trial_ends_at: null, plan_chosen_at: new Date() } as const;
  await nimble.database.updateTable('companies').set(chosen).where('id', '=', companyId).execute();
  expect(await keptDays()).toBe(90);
  const paused = { retention_paused_at: new Date() };
  await nimble.database.updateTable('companies').set(paused).where('id', '=', companyId).execute();
  expect(await keptDays()).toBeNull();
});
