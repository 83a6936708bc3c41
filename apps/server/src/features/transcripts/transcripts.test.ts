import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { killsForgiven } from '../../platform/tasks/crash-recovery.ts';
import { addAnswer } from '../../testing/calls/answers.ts';
import { canSpeakAndListen, spokenTake } from '../../testing/files/speech.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  finishedSubmission,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

/** A submitted interview whose answer contains these words; no task of it has run yet. */
async function submitted(nimble: TestApp, adminToken: string, text: string, email: string) {
  const job = await activeJob(nimble, adminToken);
  const { token, submissionId } = await begunInterview(nimble, job, email);
  await attachResume(nimble, token, somePdf);
  const { accept } = await sendTake(nimble, token, job.questions[0]?.id ?? 0, spokenTake(text));
  await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
  await nimble.runTasks();
  await nimble.call('POST', '/api/interviews/current/submit', { token });
  return { submissionId, take: join(nimble.folder, 'files/takes', accept.take) };
}

const transcriptOf = async (nimble: TestApp, token: string, submissionId: number) =>
  (await nimble.call('GET', `/api/submissions/${submissionId}/transcript`, { token })).body.data;

const stepOf = async (nimble: TestApp, token: string, submissionId: number) =>
  (await nimble.call('GET', `/api/submissions/${submissionId}/tasks`, { token })).body.data.find(
    ({ task }: { task: string }) => task === 'transcript',
  );

const rowsLeft = async (nimble: TestApp) =>
  (await nimble.pool.query('select 1 from graphile_worker._private_jobs')).rowCount;

describe.skipIf(!canSpeakAndListen)('with an engine', () => {
  let nimble: TestApp;
  let admin: { token: string };
  beforeAll(async () => {
    nimble = await createTestApp({ SPEECH_ENGINE: 'pocketsphinx' });
    admin = await signedInAdmin(nimble, 'Acme');
  });
  afterAll(() => nimble.close());

  const search = (words: string, token = admin.token) =>
    nimble.call('GET', `/api/transcripts/search?search=${encodeURIComponent(words)}`, { token });

  test('an answer is transcribed, captioned, found, and erased with its submission', async () => {
    const text = 'Our biggest challenge was a migration without any downtime.';
    const { submissionId } = await submitted(nimble, admin.token, text, 'heard@example.com');
    await nimble.runTasks();
    const transcript = await transcriptOf(nimble, admin.token, submissionId);
    const [answer] = transcript.answers;
    expect(answer).toMatchObject({ status: 'done', language: 'en', engine: 'pocketsphinx', startsAt: 0 });
    expect(answer.text).toMatch(/biggest challenge was a migration without any downtime/);
    expect(answer.speech[0].start).toBeCloseTo(0.5, 0);
    const word = answer.words.find((each: { word: string }) => each.word === 'migration');

    const captions = await nimble.call('GET', transcript.captionsUrl);
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(captions.body).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> /);
    expect(captions.body).toContain('migration');
    const forged = transcript.captionsUrl.replace(/signature=.{4}/, 'signature=AAAA');
    expect((await nimble.call('GET', forged)).status).toBe(403);

    // Another form of the words, in another order.
    const { body } = await search('migrations challenges');
    expect(body.meta.pagination.total).toBe(1);
    const [hit] = body.data;
    expect(hit).toMatchObject({
      submissionId,
      candidateName: 'Casey Smith',
      question: 'What do you do well?',
    });
    const challenge = answer.words.find((each: { word: string }) => each.word === 'challenge');
    expect(hit.moment).toBeCloseTo(challenge.start, 1);
    expect(hit.moment).toBeLessThan(word.start);
    expect(hit.snippet.filter((piece: { isHit: boolean }) => piece.isHit)).toEqual([
      { text: 'challenge', isHit: true },
      { text: 'migration', isHit: true },
    ]);
    expect((await search('"migration challenge"')).body.data).toEqual([]);
    expect((await search('migration -downtime')).body.data).toEqual([]);
    const stranger = await signedInAdmin(nimble, 'Strangers');
    expect((await search('migration', stranger.token)).body.data).toEqual([]);

    await nimble.call('DELETE', `/api/submissions/${submissionId}`, { token: admin.token });
    expect((await nimble.pool.query('select 1 from transcripts')).rowCount).toBe(0);
    expect((await search('migration')).body.data).toEqual([]);
    expect((await nimble.call('GET', transcript.captionsUrl)).status).toBe(404);
  });

  test('a failure is reported and a person retries it', async () => {
    const { submissionId, take } = await submitted(nimble, admin.token, 'We kept it.', 'away@example.com');
    const isHeard = "select 1 from graphile_worker._private_jobs where key like 'transcribe:%'";
    // Everything but transcribing.
    await nimble.pool.query(`create function hold() returns trigger language plpgsql as $$ begin
      if new.key like 'transcribe:%' then new.run_at := now() + interval '1 hour'; end if; return new; end $$;
      create trigger hold before insert on graphile_worker._private_jobs for each row execute function hold()`);
    await nimble.runTasks();
    expect((await nimble.pool.query(isHeard)).rowCount).toBe(1);
    expect((await transcriptOf(nimble, admin.token, submissionId)).answers[0].status).toBe('queued');
    expect(await stepOf(nimble, admin.token, submissionId)).toMatchObject({ state: 'waiting', progress: 0 });
    const insights = `/api/submissions/${submissionId}/insights`;
    const { body: waiting } = await nimble.call('GET', insights, { token: admin.token });
    expect(waiting.meta).toEqual({ mayStart: false });
    await nimble.pool.query('drop function hold cascade');
    await rename(take, `${take}.away`);
    await nimble.pool.query(
      'update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1',
    );
    await nimble.runTasks();
    const [failed] = (await transcriptOf(nimble, admin.token, submissionId)).answers;
    expect(failed).toMatchObject({
      status: 'failed',
      failure: { code: 'transcript.failed', message: 'The transcription failed.' },
    });
    expect(await stepOf(nimble, admin.token, submissionId)).toMatchObject({
      state: 'failed',
      failure: { code: 'transcript.failed' },
    });

    await rename(`${take}.away`, take);
    const again = await nimble.call('POST', `/api/submissions/${submissionId}/transcript`, {
      token: admin.token,
    });
    expect(again.body.data.answers[0]).toMatchObject({ status: 'queued', failure: null });
    await nimble.runTasks();
    expect((await transcriptOf(nimble, admin.token, submissionId)).answers[0].status).toBe('done');
  });
});

describe.skipIf(!canSpeakAndListen)('without an engine', () => {
  let nimble: TestApp;
  beforeAll(async () => {
    nimble = await createTestApp();
  });
  afterAll(() => nimble.close());

  test('the sound is analyzed, no words are pending, and starting refuses with the reason', async () => {
    const { token } = await signedInAdmin(nimble, 'Acme');
    const { submissionId } = await submitted(nimble, token, 'We kept it simple.', 'silent@example.com');
    await nimble.runTasks();
    const transcript = await transcriptOf(nimble, token, submissionId);
    expect(transcript).toMatchObject({ isEngineOn: false, captionsUrl: null });
    expect(transcript.answers[0]).toMatchObject({ status: 'none', text: '', words: [], failure: null });
    expect(transcript.answers[0].speech).toHaveLength(1);
    expect(await rowsLeft(nimble)).toBe(0);
    const start = await nimble.call('POST', `/api/submissions/${submissionId}/transcript`, { token });
    expect(start).toMatchObject({ status: 422 });
  });

  test('transcribing that was killed every time is reported, and a person retries it', async () => {
    const { token } = await signedInAdmin(nimble, 'Emca');
    const { submissionId } = await submitted(nimble, token, 'We kept it simple.', 'killed@example.com');
    // As after the sweep for killed workers: the attempts are used up, and the task may report it.
    await nimble.pool.query(`create function kill() returns trigger language plpgsql as $$ begin
      if new.key like 'transcribe:%' then
        new.attempts := new.max_attempts + ${killsForgiven};
        new.max_attempts := new.attempts + 5;
      end if; return new; end $$;
      create trigger kill before insert on graphile_worker._private_jobs for each row execute function kill()`);
    await nimble.runTasks();
    await nimble.pool.query('drop function kill cascade');
    const [killed] = (await transcriptOf(nimble, token, submissionId)).answers;
    expect(killed).toMatchObject({
      status: 'failed',
      failure: { code: 'transcript.failed', message: 'The transcription failed.' },
    });

    const again = await nimble.call('POST', `/api/submissions/${submissionId}/transcript`, { token });
    expect(again.body.data.answers[0]).toMatchObject({ status: 'none', failure: null });
    await nimble.runTasks();
    const [heard] = (await transcriptOf(nimble, token, submissionId)).answers;
    expect(heard).toMatchObject({ status: 'none', failure: null });
    expect(heard.speech).toHaveLength(1);
  });
});

describe('starting again', () => {
  let nimble: TestApp;
  let admin: { token: string; companyId: number };
  let questionIds: number[];
  let submissionId: number;
  // The engine itself does not run here.
  beforeAll(async () => {
    nimble = await createTestApp({ SPEECH_ENGINE: 'pocketsphinx' });
    admin = await addCompany(nimble);
  });
  beforeEach(async () => {
    const finished = await finishedSubmission(nimble, admin.token);
    ({ submissionId } = finished);
    questionIds = finished.job.questions.map(({ id }) => id);
  });
  afterAll(() => nimble.close());

  async function answerThatIs(status: string, of = { submissionId, questionId: questionIds[0] ?? 0 }) {
    const { companyId } = admin;
    const responseId = await addAnswer(nimble, { companyId, ...of });
    await nimble.pool.query(
      'INSERT INTO transcripts (response_id, company_id, submission_id, status, text) VALUES ($1, $2, $3, $4, $5)',
      [responseId, companyId, of.submissionId, status, status === 'done' ? 'Kept words' : ''],
    );
    return responseId;
  }
  const start = () => nimble.call('POST', `/api/submissions/${submissionId}/transcript`, admin);
  const statusesOf = async (...ids: number[]) => {
    const { rows } = await nimble.pool.query(
      'SELECT status FROM transcripts WHERE response_id = ANY($1) ORDER BY response_id',
      [ids],
    );
    return rows.map(({ status }) => status);
  };

  test('answers without words wait again, and neither those with words nor those of other interviews', async () => {
    const other = await finishedSubmission(nimble, admin.token);
    const ids = [
      await answerThatIs('done'),
      await answerThatIs('none', { submissionId, questionId: questionIds[1] ?? 0 }),
      await answerThatIs('failed', {
        submissionId: other.submissionId,
        questionId: other.job.questions[0]?.id ?? 0,
      }),
    ];
    const { body } = await start();
    expect(body.data.answers).toMatchObject([{ status: 'done', text: 'Kept words' }, { status: 'queued' }]);
    expect(await statusesOf(...ids)).toEqual(['done', 'queued', 'failed']);
  });

  test('nothing begins while the interview is still being processed', async () => {
    const id = await answerThatIs('failed');
    await nimble.pool.query("UPDATE submissions SET status = 'processing' WHERE id = $1", [submissionId]);
    expect((await start()).body.error).toMatchObject({ status: 422, code: 'submission.processing' });
    expect(await statusesOf(id)).toEqual(['failed']);
  });
});
