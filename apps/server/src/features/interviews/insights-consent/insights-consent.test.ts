import { insightsConsentVersion } from '@nimble/contracts/insights';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignedTokens } from '../../../platform/signed-tokens.ts';
import { activeJob, newSubmission, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Consenting');
});
afterAll(() => nimble.close());

const use = (insights: boolean, behavioral: boolean) =>
  nimble.call('PUT', `/api/companies/${admin.companyId}/insights`, {
    token: admin.token,
    body: { data: { level: insights ? 'scores' : 'nothing', behavioral } },
  });

let people = 0;
async function begin(insightsConsent?: object) {
  const job = await activeJob(nimble, admin.token);
  people += 1;
  const data = { ...newSubmission(job, `person${people}@example.com`), insightsConsent };
  return nimble.call('POST', '/api/submissions', { body: { data } });
}

/** What may be computed once it is submitted, and the stored consent. */
async function consentOf(begun: Awaited<ReturnType<typeof begin>>) {
  const id = begun.body.data.submission.id as number;
  const row = await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', id)
    .returning(['insights_consent_version', 'performance_consented_at', 'behavioral_consented_at'])
    .executeTakeFirstOrThrow();
  const read = async () =>
    (await nimble.call('GET', `/api/submissions/${id}`, { token: admin.token })).body.data.allowedInsights;
  return { row, read };
}

const version = insightsConsentVersion;
const none = { performance: false, behavioral: false, scores: false };

test('without a choice the company computes words and voice, and only with consent', async () => {
  const without = await consentOf(await begin());
  expect(await without.read()).toEqual(none);
  expect(without.row).toEqual({
    insights_consent_version: null,
    performance_consented_at: null,
    behavioral_consented_at: null,
  });

  const { row, read } = await consentOf(await begin({ version, performance: true, behavioral: true }));
  expect(await read()).toEqual({ performance: true, behavioral: false, scores: true });
  // A kind that the company does not use is not stored either: turning it on later does not cover earlier candidates.
  expect(row).toMatchObject({ insights_consent_version: version, behavioral_consented_at: null });
  await use(true, true);
  expect(await read()).toEqual({ performance: true, behavioral: false, scores: true });
});

test('each kind needs its own consent, and ends when the company turns it off', async () => {
  await use(true, true);
  const { row, read } = await consentOf(await begin({ version, performance: false, behavioral: true }));
  expect(row).toMatchObject({ performance_consented_at: null, behavioral_consented_at: expect.any(Date) });
  expect(await read()).toEqual({ performance: false, behavioral: true, scores: true });
  await use(false, true);
  expect(await read()).toEqual(none);
});

test('the link shows what the company uses; a consent to another text is refused', async () => {
  const job = await activeJob(nimble, admin.token);
  const shown = async () =>
    (await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`)).body.data.insights;
  await use(false, true);
  expect(await shown()).toEqual({ performance: false, behavioral: false });
  await use(true, true);
  expect(await shown()).toEqual({ performance: true, behavioral: true });
  expect((await begin({ version: '2020-01-01', performance: true, behavioral: false })).status).toBe(422);
});

test('a change is logged once, in its own company only', async () => {
  await use(true, false);
  await use(true, false);
  const { body } = await nimble.call('GET', '/api/audit-events', { token: admin.token });
  expect(body.data[0]).toMatchObject({
    action: 'company.insights_changed',
    details: { level: 'scores', behavioral: false },
  });
  expect(body.data[1].details).not.toEqual({ level: 'scores', behavioral: false });
  const stranger = await signedInAdmin(nimble, 'Strange Consenting');
  const address = `/api/companies/${admin.companyId}/insights`;
  expect((await nimble.call('GET', address, { token: stranger.token })).status).toBe(404);
});

test('the consent can be changed before submitting, and withdrawn afterwards', async () => {
  const begun = await begin({ version, performance: true, behavioral: false });
  const set = (consent: object) =>
    nimble.call('PUT', '/api/interviews/current/insights-consent', {
      token: begun.body.token,
      body: { data: { version, performance: false, behavioral: false, ...consent } },
    });
  expect((await set({ version: '2020-01-01' })).status).toBe(422);
  expect((await set({})).status).toBe(200);
  // An unused kind is not stored: turning it on later does not cover earlier candidates.
  await use(false, true);
  expect((await set({ performance: true, behavioral: true })).status).toBe(200);
  const { rows } = await nimble.pool.query(
    'select performance_consented_at, behavioral_consented_at from submissions where id = $1',
    [begun.body.data.submission.id],
  );
  expect(rows).toEqual([{ performance_consented_at: null, behavioral_consented_at: null }]);
  await use(true, false);
  expect((await set({ performance: true, behavioral: true })).status).toBe(200);
  const { row, read } = await consentOf(begun);
  // The company does not use the picture.
  expect(row).toMatchObject({ performance_consented_at: expect.any(Date), behavioral_consented_at: null });
  expect((await set({})).status).toBe(409);

  const token = createSignedTokens(nimble.config.secret).signPersonal(begun.body.data.submission.id);
  const mine = (way: string) => nimble.call('POST', `/api/interviews/mine${way}`, { body: { token } });
  expect((await mine('')).body.data.insights).toEqual({ performance: true, behavioral: false });
  expect((await mine('/withdraw-insights')).body.data.insights).toEqual({
    performance: false,
    behavioral: false,
  });
  expect(await read()).toEqual(none);
});
