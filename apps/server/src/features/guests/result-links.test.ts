import { mostOpenLinks } from '@nimble/contracts/guests';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishedSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let jobId: number;
let submissionId: number;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Results')).token;
});
beforeEach(async () => {
  const finished = await finishedSubmission(nimble, token);
  submissionId = finished.submissionId;
  jobId = finished.job.id;
});
afterAll(() => nimble.close());

const create = (data: object, as = token) =>
  nimble.call('POST', `/api/submissions/${submissionId}/result-links`, { token: as, body: { data } });
const open = (address: string) => nimble.call('GET', '/api/guest', { token: address.split('#')[1] ?? '' });

test('a result opens without an account, with its name and for 7 days', async () => {
  const { body } = await create({ purpose: 'Applicant tracking' });
  const { link, address } = body.data;
  expect(link).toMatchObject({
    purpose: 'Applicant tracking',
    candidates: [{ id: submissionId }],
    showsNames: true,
    state: 'open',
  });
  const days = (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  expect((await open(address)).body.data.candidates).toMatchObject([{ name: 'Casey Smith' }]);
  await nimble.call('DELETE', `/api/guest-links/${link.id}`, { token });
  expect((await open(address)).status).toBe(401);
});

test('each result has at most 20 open links, which do not count against those of the job', async () => {
  const answers = await Promise.all(Array.from({ length: 22 }, () => create({ days: 1, showsNames: false })));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
    [422, 'guest.too_many_results'],
    [422, 'guest.too_many_results'],
  ]);
  const path = `/api/jobs/${jobId}/guest-links`;
  const data = { purpose: 'Kim', candidates: [submissionId], showsNames: false, days: 7 };
  const own = await nimble.call('POST', path, { token, body: { data } });
  const listed = (await nimble.call('GET', path, { token })).body.data;
  expect(listed).toHaveLength(21);
  expect(listed[0].id).toBe(own.body.data.link.id);
  // One that has expired makes room.
  await nimble.pool.query('UPDATE guest_links SET expires_at = now() WHERE id = $1', [
    answers.find(({ status }) => status === 200)?.body.data.link.id,
  ]);
  expect((await create({})).status).toBe(200);
});

test('people have at most 50 open links to a job, however many they make at once', async () => {
  const data = { purpose: 'Kim', candidates: [submissionId], showsNames: false, days: 7 };
  const make = () => nimble.call('POST', `/api/jobs/${jobId}/guest-links`, { token, body: { data } });
  const answers = await Promise.all(Array.from({ length: mostOpenLinks + 3 }, make));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.error.code)).toEqual(Array(3).fill('guest.too_many_links'));
});

test('it needs a submission of the company that is processed', async () => {
  const stranger = (await signedInAdmin(nimble, 'Strange Results')).token;
  expect((await create({}, stranger)).status).toBe(404);
  expect((await create({ days: 90 })).status).toBe(400);
  await nimble.pool.query(`UPDATE submissions SET status = 'processing' WHERE id = $1`, [submissionId]);
  expect((await create({})).body.error.code).toBe('submission.processing');
});
