import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAnswer } from '../../../testing/calls/answers.ts';
import { finishedSubmission, signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson, addRole } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let kim: Awaited<ReturnType<typeof addPerson>>;
let lee: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Mentioners');
  kim = await addPerson(nimble, admin.companyId, 'viewer');
  lee = await addPerson(nimble, admin.companyId, 'sub_admin');
});
afterAll(() => nimble.close());

const toldTo = async ({ token }: { token: string }) =>
  ((await nimble.call('GET', '/api/notifications', { token })).body.data as { message: string }[]).length;
const saveNote = (id: number, notes: string, mentions?: number[]) =>
  nimble.call('PUT', `/api/submissions/${id}`, {
    token: admin.token,
    body: { data: { notes, ...(mentions && { mentions }) } },
  });

test('a mention in a note notifies once, whatever is edited, and again after it was taken out', async () => {
  const { submissionId } = await finishedSubmission(nimble, admin.token);
  const before = await toldTo(kim);
  await saveNote(submissionId, '@Kim look', [kim.userId]);
  const { body } = await nimble.call('GET', '/api/notifications', { token: kim.token });
  expect(body.data[0]).toMatchObject({ title: 'You were mentioned', submissionId });
  expect(body.data[0].message).toMatch(/mentioned you in the note on Casey Smith for Engineer\.$/);
  await saveNote(submissionId, '@Kim look closely', [kim.userId]);
  await saveNote(submissionId, '@Kim look closely now');
  await saveNote(submissionId, '@Kim and @Lee', [kim.userId, lee.userId, lee.userId, admin.userId]);
  expect(await toldTo(kim)).toBe(before + 1);
  expect(await toldTo(lee)).toBe(1);
  await saveNote(submissionId, 'Nobody', []);
  await saveNote(submissionId, '@Kim once more', [kim.userId]);
  expect(await toldTo(kim)).toBe(before + 2);
  expect(await toldTo(admin)).toBe(0);
});

test('each comment mentions by itself', async () => {
  const { submissionId, job } = await finishedSubmission(nimble, admin.token);
  const questionId = job.questions[0]?.id ?? 0;
  const responseId = await addAnswer(nimble, { companyId: admin.companyId, submissionId, questionId });
  await saveNote(submissionId, '@Kim look', [kim.userId]);
  const before = await toldTo(kim);
  for (const comment of ['@Kim here', '@Kim and here']) {
    const { status } = await nimble.call('POST', `/api/submissions/${submissionId}/video-comments`, {
      token: admin.token,
      body: { data: { responseId, second: 1, comment, mentions: [kim.userId] } },
    });
    expect(status).toBe(200);
  }
  expect(await toldTo(kim)).toBe(before + 2);
  await nimble.call('POST', `/api/submissions/${submissionId}/video-comments`, {
    token: admin.token,
    body: { data: { responseId, second: 1, comment: '@Lee too', mentions: [lee.userId] } },
  });
  await saveNote(submissionId, '@Kim look closely', [kim.userId]);
  expect(await toldTo(kim)).toBe(before + 2);
});

test('only colleagues who may see the submission are mentioned; else nothing is saved', async () => {
  const { submissionId } = await finishedSubmission(nimble, admin.token);
  const blind = await addPerson(
    nimble,
    admin.companyId,
    await addRole(nimble, admin.companyId, { job: { view: true } }),
  );
  const stranger = await signedInAdmin(nimble, 'Mentioned strangers');
  for (const { userId } of [blind, stranger]) {
    const { status, body } = await saveNote(submissionId, 'Hello', [kim.userId, userId]);
    expect([status, body.error?.code]).toEqual([404, 'assignment.person_not_found']);
  }
  const { rows } = await nimble.pool.query('SELECT notes FROM submissions WHERE id = $1', [submissionId]);
  expect(rows[0].notes ?? '').toBe('');
  expect(await toldTo(blind)).toBe(0);
  expect(await toldTo(stranger)).toBe(0);
});
