import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { picture } from '../../testing/files/pictures.ts';
import { signedInAdmin, upload } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { submittedInterview } from '../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 60_000 });

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Field Readers');
});
afterAll(() => nimble.close());

const read = async (url: string) => (await nimble.call('GET', url, { token: admin.token })).body;
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test('a submission and its answers have all fields that the specification names', async () => {
  const { submissionId } = await submittedInterview(nimble, admin.token, 'fields@example.com');
  await nimble.runTasks();
  const { data } = await read(`/api/submissions/${submissionId}`);
  expect(data.deviceInfo).toHaveProperty('timestamp');
  expect(data.browserInfo).toHaveProperty('screen.width');
  const answer = {
    uploadProgress: 100,
    originalFileName: expect.stringMatching(/^answer-\d+\.webm$/),
    metadata: {
      uploadedAt: time,
      originalSize: data.responses[0].fileSize,
      questionIndex: 0,
      totalQuestions: 2,
      provider: 'disk',
      width: 160,
      height: 120,
    },
    question: { createdAt: time, updatedAt: time },
  };
  expect(data.responses[0]).toMatchObject(answer);
  expect(data.responses[0]).not.toHaveProperty('transcript');
  const populate = 'populate=responses.transcript,responses.ai_analysis';
  const words = { ...answer, transcript: null, ai_analysis: null };
  expect((await read(`/api/submissions/${submissionId}?${populate}`)).data.responses[0]).toMatchObject(words);
  expect((await read(`/api/submissions?${populate}`)).data[0].responses[0]).toMatchObject(words);

  await nimble.database
    .updateTable('transcripts')
    .set({ status: 'done', text: 'We kept the old system.' })
    .where('submission_id', '=', submissionId)
    .execute();
  const [listed] = (await read('/api/submission-responses?populate=transcript,ai_analysis')).data;
  expect(listed).toMatchObject({ ...answer, transcript: 'We kept the old system.', ai_analysis: null });
});

test('a user has the time of the last change, and another company is never accepted silently', async () => {
  const own = await read('/api/users/me');
  expect(own.updatedAt).toEqual(time);
  const put = (body: object) => nimble.call('PUT', `/api/users/${own.id}`, { token: admin.token, body });
  for (const company of [own.company.id, own.company.name])
    expect((await put({ bio: 'Reads.', company })).body).toMatchObject({ bio: 'Reads.' });
  expect((await put({ company: own.company.name })).status).toBe(200);
  for (const company of ['Elsewhere', own.company.id + 1, null])
    expect(await put({ bio: 'Lost.', company })).toMatchObject({
      status: 400,
      body: { error: { code: 'profile.other_company' } },
    });
  expect((await read('/api/users/me')).bio).toBe('Reads.');
});

test('users are listed with the time of their last change, and found by it', async () => {
  const [user] = (await read('/api/users?sort=updatedAt:desc&filters[updatedAt][$gt]=2020-01-01')).data;
  expect(user).toMatchObject({ id: admin.userId, updatedAt: time });
});

test('uploaded files are listed: the user’s own pictures, and the logo for users who may see it', async () => {
  expect(await read('/api/upload/files')).toEqual([]);
  const bytes = await picture('png', 32, 32);
  const [avatar] = (await upload(nimble, admin.token, { bytes })).body;
  const path = `companies/company-${admin.companyId}`;
  const [logo] = (await upload(nimble, admin.token, { bytes, path })).body;
  expect((await read('/api/upload/files')).map(({ id }: { id: number }) => id)).toEqual([logo.id, avatar.id]);
});
