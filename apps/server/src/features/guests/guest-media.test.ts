import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAnswer } from '../../testing/calls/answers.ts';
import { finishedSubmission, signedInAdmin, somePdf, uploadQuestionMedia } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('a guest sees the files of answered questions by the link alone, and no other', async () => {
  const admin = await signedInAdmin(nimble, 'Hosts');
  const { job, submissionId } = await finishedSubmission(nimble, admin.token);
  const uploaded = async (name: string): Promise<number> =>
    (await uploadQuestionMedia(nimble, admin.token, somePdf, name)).body.data.id;
  const [shown, other] = [await uploaded('task.pdf'), await uploaded('other.pdf')];
  const [first, second] = job.questions.map(({ id }) => id);
  const show = 'UPDATE questions SET media_id = $1 WHERE id = $2';
  await nimble.pool.query(show, [shown, first]);
  await nimble.pool.query(show, [other, second]);
  await addAnswer(nimble, { companyId: admin.companyId, submissionId, questionId: first ?? 0 });
  const newLink = () =>
    nimble.call('POST', `/api/jobs/${job.id}/guest-links`, {
      token: admin.token,
      body: { data: { purpose: 'Kim', candidates: [submissionId], showsNames: false, days: 7 } },
    });
  const link = await newLink();
  const view = await nimble.call('GET', '/api/guest', { token: link.body.data.address.split('#')[1] });
  const [{ media }] = view.body.data.candidates[0].answers;
  expect(media).toMatchObject({ kind: 'pdf', name: 'task.pdf' });
  expect(JSON.stringify(view.body)).not.toContain('other.pdf');
  const get = async (url: string) => (await nimble.app.inject({ method: 'GET', url })).statusCode;
  expect(await get(media.url)).toBe(200);
  const { rows } = await nimble.pool.query('SELECT file_id FROM question_media WHERE id = $1', [other]);
  const guestLinkId: number = link.body.data.link.id;
  expect(await get(nimble.dependencies.tokens.guestFileUrl({ guestLinkId, fileId: rows[0].file_id }))).toBe(
    403,
  );
  // Another link that shows the same keeps nothing of this one open.
  await newLink();
  await nimble.call('DELETE', `/api/guest-links/${guestLinkId}`, { token: admin.token });
  expect(await get(media.url)).toBe(403);
});
