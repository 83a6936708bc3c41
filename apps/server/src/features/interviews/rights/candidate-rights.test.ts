import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultBrandColors } from '@nimble/contracts/companies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignedTokens } from '../../../platform/signed-tokens.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Righteous');
});
afterAll(() => nimble.close());

/** An interview with one answer, submitted. */
async function submitted(email: string) {
  const job = await activeJob(nimble, admin.token, 'Baker');
  const { token, submissionId } = await begunInterview(nimble, job, email);
  await attachResume(nimble, token, somePdf);
  const { accept } = await sendTake(nimble, token, job.questions[0]?.id ?? 0, Buffer.from('bytes'));
  await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
  await nimble.database
    .updateTable('responses')
    .set({ processing_status: 'ready', duration_seconds: 12.5 })
    .where('submission_id', '=', submissionId)
    .execute();
  const { status, body } = await nimble.call('POST', '/api/interviews/current/submit', { token });
  expect(status).toBe(200);
  return { job, token, submissionId, personalToken: body.personalToken as string };
}

const show = (token: string) => nimble.call('POST', '/api/interviews/mine', { body: { token } });
const erase = (token: string) => nimble.call('POST', '/api/interviews/mine/erase', { body: { token } });
const mailsTo = (address: string) => nimble.mails.filter(({ to }) => to === address);

test('an email confirms the interview; its link shows the candidate’s own data and nothing that was made of it', async () => {
  const { job, submissionId } = await submitted('shown@example.com');
  await nimble.database
    .updateTable('submissions')
    .set({ notes: 'A remark', rating: 20 })
    .where('id', '=', submissionId)
    .execute();
  await nimble.runTasks();
  const [mail] = mailsTo('shown@example.com');
  expect(mail?.subject).toContain('Baker');
  const [page, token = ''] = mail?.action.url.split('#') ?? [];
  expect(page).toBe(`${nimble.config.publicUrl}/interview/${job.shareToken}/mine`);
  const { status, body } = await show(token);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    candidateName: 'Casey Smith',
    candidateEmail: 'shown@example.com',
    isEnded: false,
    language: null,
    jobTitle: 'Baker',
    company: { name: 'Righteous', ...defaultBrandColors, logo: null },
    submittedAt: expect.stringMatching(/Z$/),
    progress: { step: 'received', answerBy: null, watchedOn: null, emailedOn: null },
    contact: { name: null, email: null },
    resume: { name: 'cv.pdf', size: somePdf.length, url: expect.any(String) },
    insights: { performance: false, behavioral: false },
    answers: [
      {
        question: 'What do you do well?',
        format: 'video',
        duration: expect.anything(),
        videoUrl: expect.any(String),
        value: null,
      },
    ],
  });
  const { resume, answers } = body.data;
  const stored = async (url: string) => (await nimble.app.inject(url)).rawPayload;
  expect(await stored(answers[0].videoUrl)).toEqual(Buffer.from('bytes'));
  expect(await stored(`${resume.url}&download=1`)).toEqual(somePdf);
});

test('addresses of files work for the candidate’s browser after they have expired, and for no other', async () => {
  const mine = await submitted('mine@example.com');
  const foreign = await submitted('foreign@example.com');
  const tokens = createSignedTokens(nimble.config.secret);
  const { resume_file_id, file_id } = await nimble.database
    .selectFrom('submissions')
    .innerJoin('responses', 'responses.submission_id', 'submissions.id')
    .select(['submissions.resume_file_id', 'responses.file_id'])
    .where('submissions.id', '=', mine.submissionId)
    .executeTakeFirstOrThrow();
  const expired = [resume_file_id ?? 0, file_id ?? 0].map((id) =>
    tokens.fileUrl(id, Date.now() - 11 * 60_000),
  );
  const statuses = (headers: Record<string, string>) =>
    Promise.all(expired.map(async (url) => (await nimble.app.inject({ url, headers })).statusCode));
  const cookieFrom = (headers: Record<string, unknown>) => {
    const [given = ''] = [headers['set-cookie'] ?? ''].flat() as string[];
    expect(given).toMatch(/^nimble_own_reading=.*; Max-Age=86400; Path=\/api; HttpOnly; SameSite=Strict$/);
    return { cookie: given.split(';')[0] ?? '' };
  };
  const seen = await nimble.app.inject({
    method: 'POST',
    url: '/api/interviews/mine',
    payload: { token: mine.personalToken },
  });
  expect(await statuses({})).toEqual([403, 403]);
  expect(await statuses(cookieFrom(seen.headers))).toEqual([200, 200]);
  const during = (token: string) =>
    nimble.app.inject({ url: '/api/interviews/current', headers: { authorization: `Bearer ${token}` } });
  expect(await statuses(cookieFrom((await during(mine.token)).headers))).toEqual([200, 200]);
  const { cookie } = cookieFrom((await during(foreign.token)).headers);
  expect(await statuses({ cookie })).toEqual([403, 403]);
  // Another submission with the signature of the own one.
  const forged = cookie.replace(/=\d+\./, `=${mine.submissionId}.`);
  expect(await statuses({ cookie: forged })).toEqual([403, 403]);
});

test('erasing deletes rows and bytes, and the log contains no name', async () => {
  const { submissionId, personalToken, token } = await submitted('erased@example.com');
  const files = join(nimble.folder, 'files');
  const before = (await readdir(files, { recursive: true })).length;
  expect((await erase(personalToken)).status).toBe(200);
  expect((await show(personalToken)).status).toBe(404);
  expect((await erase(personalToken)).status).toBe(404);
  const { status } = await nimble.call('GET', '/api/interviews/current', { token });
  expect(status).toBe(401);
  await nimble.runTasks();
  expect((await readdir(files, { recursive: true })).length).toBeLessThan(before);
  expect(mailsTo('erased@example.com')).toEqual([]);
  const { body } = await nimble.call(
    'GET',
    `/api/audit-events?filters[subject][$eq]=submission&filters[subjectId][$eq]=${submissionId}`,
    { token: admin.token },
  );
  expect(body.data).toMatchObject([
    {
      action: 'submission.erased_by_candidate',
      actor: null,
      address: null,
      subject: { name: '' },
      details: {},
    },
  ]);
});

test('no other token opens it, and it opens nothing else', async () => {
  const { token, personalToken } = await submitted('tokens@example.com');
  for (const wrong of [token, admin.token, `${personalToken}x`, 'nonsense'])
    expect((await show(wrong)).status).toBe(404);
  for (const address of ['/api/interviews/current', '/api/users/me'])
    expect((await nimble.call('GET', address, { token: personalToken })).status).toBe(401);
});

test('the link to continue goes only to the address of the interview, and nobody else learns of it', async () => {
  const job = await activeJob(nimble, admin.token, 'Baker');
  const begun = await begunInterview(nimble, job, 'begun@example.com');
  const { submissionId, token: begunToken } = begun;
  const ask = (email: string) =>
    nimble.call('POST', '/api/interviews/continue', { body: { shareToken: job.shareToken, email } });
  const knows = async (email: string) =>
    (
      await nimble.call('POST', '/api/submissions/validate-email', {
        body: { email, jobId: job.id, shareToken: job.shareToken },
      })
    ).body.data;
  expect(await knows('begun@example.com')).toEqual({ exists: false, isBegun: false });
  await attachResume(nimble, begunToken, somePdf);
  expect(await knows('Begun@example.com')).toEqual({ exists: false, isBegun: true });
  const known = await ask('BEGUN@example.com');
  const unknown = await ask('stranger@example.com');
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await nimble.runTasks();
  expect(mailsTo('stranger@example.com')).toEqual([]);
  const mails = mailsTo('begun@example.com');
  expect(mails).toHaveLength(1);
  const token = mails[0]?.action.url.split('#continue:')[1] ?? '';
  const { body } = await nimble.call('GET', '/api/interviews/current', { token });
  expect(body.data.submission.id).toBe(submissionId);
});
