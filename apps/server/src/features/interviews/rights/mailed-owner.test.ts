import { randomUUID } from 'node:crypto';
import { allRoutes } from '@nimble/contracts/all-routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignedTokens } from '../../../platform/signed-tokens.ts';
import { storedState } from '../../../testing/figures/stored-state.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  newSubmission,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let job: Awaited<ReturnType<typeof activeJob>>;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Owners');
  job = await activeJob(nimble, admin.token, 'Baker');
});
afterAll(() => nimble.close());

const current = (token: string) => nimble.call('GET', '/api/interviews/current', { token });
const record = (token: string, bytes = 'a second of film') =>
  sendTake(nimble, token, job.questions[0]?.id ?? 0, Buffer.from(bytes));

/** The token of the link that is mailed to this address. */
async function mailedToken(email: string): Promise<string> {
  const body = { shareToken: job.shareToken, email };
  await nimble.call('POST', '/api/interviews/continue', { body });
  await nimble.runTasks();
  const mail = nimble.mails.findLast(({ to }) => to === email);
  return mail?.action.url.split('#continue:')[1] ?? '';
}

/** Begun by a stranger with the address of another person. */
async function begunByStranger(email: string) {
  const { token, submissionId } = await begunInterview(nimble, job, email);
  await attachResume(nimble, token, somePdf);
  return { token, submissionId, take: (await record(token)).accept.take };
}

test('once its mailed link is opened, a token for the typed address is refused at every call', async () => {
  const stranger = await begunByStranger('owner@example.com');
  const own = await mailedToken('owner@example.com');
  expect((await current(own)).status).toBe(200);
  const calls = allRoutes.filter(({ config: { access } }) => access === 'candidate' || access === 'take');
  expect(calls.length).toBeGreaterThan(20);
  for (const { method, url } of calls) {
    const address = url.replace(':takeId', stranger.take).replace(/:\w+/g, '1');
    const { status, body } = await nimble.call(method, address, { token: stranger.token });
    expect(status, `${method} ${url}`).toBe(401);
    if (method !== 'HEAD') expect(body.error.code, `${method} ${url}`).toBe('interview.moved');
  }
  const { headers } = await nimble.call('GET', '/api/interviews/current', { token: stranger.token });
  expect(headers['set-cookie']).toBeUndefined();
});

test('mailed links continue it on as many devices as they are opened on', async () => {
  await begunByStranger('devices@example.com');
  const [one, other] = [await mailedToken('devices@example.com'), await mailedToken('devices@example.com')];
  for (const token of [one, other, one]) {
    expect((await current(token)).status).toBe(200);
    const { created, accept } = await record(token);
    expect(created).toBe(201);
    const accepted = await nimble.call('POST', '/api/submission-responses', {
      token,
      body: { data: accept },
    });
    expect(accepted.status).toBe(200);
  }
  await nimble.runTasks();
});

test('who asks for the email and does not get it changes nothing', async () => {
  const { token } = await begunInterview(nimble, job, 'careful@example.com');
  await attachResume(nimble, token, somePdf);
  await mailedToken('careful@example.com');
  expect((await current(token)).status).toBe(200);
  expect((await record(token)).created).toBe(201);
});

test('a link that is opened after the interview was submitted takes nothing from the device that submitted it', async () => {
  const { token, submissionId } = await begunInterview(nimble, job, 'done@example.com');
  const mailed = await mailedToken('done@example.com');
  await nimble.pool.query("UPDATE submissions SET status = 'pending' WHERE id = $1", [submissionId]);
  for (const each of [mailed, token]) expect((await current(each)).status).toBe(200);
});

test('a call that was let in before, and ends after it was opened, changes and shows nothing', async () => {
  const { interviews, recordings } = nimble.dependencies;
  const { token, take } = await begunByStranger('slow@example.com');
  const candidate = await interviews.authenticate(token);
  if (candidate === undefined) throw new Error('Not let in');
  expect((await current(await mailedToken('slow@example.com'))).status).toBe(200);
  const before = await storedState(nimble);
  const questionId = job.questions[0]?.id ?? 0;
  const next = { takeId: randomUUID(), questionId, mimeType: 'video/webm' };
  for (const call of [
    () => interviews.state(candidate),
    () => interviews.current(candidate),
    () => interviews.submit(candidate),
    () => recordings.begin(candidate, next, undefined),
    () => recordings.discard(candidate, take, { isUnusable: false }),
  ])
    await expect(call(), String(call)).rejects.toMatchObject({ code: 'interview.moved' });
  expect(await storedState(nimble)).toEqual(before);
});

test('an interview of a personal invitation continues with every token of it', async () => {
  const email = 'invited@example.com';
  const { id } = await nimble.database
    .insertInto('job_invitations')
    .values({ company_id: admin.companyId, job_id: job.id, email })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shareToken = createSignedTokens(nimble.config.secret).signInvitation(id);
  const { token: first } = await begunInterview(nimble, { ...job, shareToken }, email);
  await attachResume(nimble, first, somePdf);
  const again = await nimble.call('POST', '/api/submissions', {
    body: { data: newSubmission({ ...job, shareToken }, email) },
  });
  const mailed = await mailedToken(email);
  for (const token of [mailed, again.body.token as string, first])
    expect((await current(token)).status).toBe(200);
});
