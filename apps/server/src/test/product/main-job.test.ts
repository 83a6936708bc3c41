import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activeJob,
  attachResume,
  begunInterview,
  newSubmission,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../testing/journeys.ts';
import { type S3Server, startS3Server } from '../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let clip: Buffer;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'nimble-clip-'));
  const path = join(folder, 'clip.webm');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=15:d=2'];
  const sound = ['-f', 'lavfi', '-i', 'sine=f=440:d=2'];
  execFileSync('ffmpeg', ['-v', 'error', ...picture, ...sound, '-c:v', 'libvpx', '-c:a', 'libopus', path]);
  clip = readFileSync(path);
  rmSync(folder, { recursive: true });
});

describe.each(['disk', 's3'] as const)('over files kept by %s', (driver) => {
  let nimble: TestApp;
  let server: S3Server | undefined;
  beforeAll(async () => {
    server = driver === 's3' ? await startS3Server() : undefined;
    nimble = await createTestApp(server?.settings);
  });
  afterAll(async () => {
    await nimble.close();
    await server?.close();
  });

  const filesIn = (folder: string): Promise<string[]> =>
    server?.filesIn(folder) ?? readdir(join(nimble.folder, 'files', folder)).catch(() => []);

  test('an interview goes from the link to a video that can be reviewed', async () => {
    const { call, runTasks } = nimble;
    const admin = await signedInAdmin(nimble, 'Acme');
    const job = await activeJob(nimble, admin.token);
    const open = await call('GET', `/api/getPublicInterview/${job.shareToken}`);
    expect(open.body).toMatchObject({
      error: null,
      data: { company: { name: 'Acme' }, questions: [{ duration: 60, isRequired: true }, {}] },
    });

    const { token, submissionId } = await begunInterview(nimble, job);
    expect((await call('POST', '/api/interviews/current/submit', { token })).status).toBe(422);
    expect((await attachResume(nimble, token, somePdf)).status).toBe(200);
    const missing = await call('POST', '/api/interviews/current/submit', { token });
    expect(missing.body.error).toMatchObject({
      status: 422,
      message: 'Please answer every required question before you submit',
    });

    const questionId = job.questions[0]?.id ?? 0;
    const sent = await sendTake(nimble, token, questionId, clip);
    expect(sent.created).toBe(201);
    const accepted = await call('POST', '/api/submission-responses', { token, body: { data: sent.accept } });
    expect(accepted.body.data.responses).toMatchObject([{ questionId, processingStatus: 'uploading' }]);
    expect((await call('POST', '/api/interviews/current/submit', { token })).body.error.message).toContain(
      'still checking your last answer',
    );
    await runTasks();
    expect(
      (await call('POST', '/api/interviews/current/submit', { token })).body.data.submission.status,
    ).toBe('processing');
    expect((await call('POST', '/api/interviews/current/submit', { token })).status).toBe(200);
    const early = await call('PUT', `/api/submissions/${submissionId}`, {
      token: admin.token,
      body: { data: { notes: 'x' } },
    });
    expect(early).toMatchObject({
      status: 422,
      body: { error: { message: 'Candidate is being processed' } },
    });

    await runTasks();
    const { body } = await call('GET', `/api/submissions/${submissionId}`, { token: admin.token });
    expect(body.data).toMatchObject({
      status: 'pending',
      candidateName: 'Casey Smith',
      joinFailure: null,
      resume: { name: 'cv.pdf', mime: 'application/pdf' },
    });
    expect(body.data.compiled_video.duration).toBeCloseTo(2, 0);
    const video = await nimble.app.inject({
      url: body.data.compiled_video.url,
      headers: { range: 'bytes=4-7' },
    });
    expect(video.statusCode).toBe(206);
    expect(video.body).toBe('ftyp');

    const reviewed = await call('PUT', `/api/submissions/${submissionId}`, {
      token: admin.token,
      body: { data: { notes: 'Good.', status: 'shortlisted', rating: 80 } },
    });
    expect(reviewed.body.data).toMatchObject({
      notes: 'Good.',
      status: 'shortlisted',
      rating: 80,
      reviewedAt: expect.any(String),
    });

    const again = await call('POST', '/api/submissions', {
      body: { data: newSubmission(job, 'CANDIDATE@example.com') },
    });
    expect(again).toMatchObject({
      status: 409,
      body: { error: { message: 'Submission with this email already exists' } },
    });
    const exists = await call('POST', '/api/submissions/validate-email', {
      body: { email: 'candidate@example.com', jobId: job.id, shareToken: job.shareToken },
    });
    expect(exists.body).toEqual({ data: { exists: true, isBegun: false } });

    expect((await call('DELETE', `/api/jobs/${job.id}`, { token: admin.token })).status).toBe(200);
    await runTasks();
    for (const folder of ['takes', 'slices', 'videos', 'resumes']) {
      expect(await filesIn(folder)).toEqual([]);
    }
    expect((await call('GET', '/api/interviews/current', { token })).status).toBe(401);
  });

  test('a retake replaces the answer and only its own bytes', async () => {
    const { call, runTasks } = nimble;
    const admin = await signedInAdmin(nimble, 'Retakers');
    const job = await activeJob(nimble, admin.token);
    const { token } = await begunInterview(nimble, job);
    const questionId = job.questions[0]?.id ?? 0;
    const first = await sendTake(nimble, token, questionId, clip);
    await call('POST', '/api/submission-responses', { token, body: { data: first.accept } });
    await runTasks();
    const second = await sendTake(nimble, token, questionId, clip, 1);
    const { body } = await call('POST', '/api/submission-responses', {
      token,
      body: { data: second.accept },
    });
    expect(body.data.responses).toMatchObject([{ takeId: second.accept.take }]);
    await runTasks();
    expect(await filesIn('takes')).toEqual([second.accept.take]);
  });

  test('a take that differs, is truncated or is no video never becomes an answer', async () => {
    const { call, runTasks } = nimble;
    const admin = await signedInAdmin(nimble, 'Careful');
    const job = await activeJob(nimble, admin.token);
    const { token } = await begunInterview(nimble, job);
    const questionId = job.questions[0]?.id ?? 0;
    const sent = await sendTake(nimble, token, questionId, clip);
    const accept = (changes: object) =>
      call('POST', '/api/submission-responses', { token, body: { data: { ...sent.accept, ...changes } } });
    expect((await accept({ sha256: '0'.repeat(64) })).body.error).toMatchObject({
      status: 409,
      message: expect.stringContaining('differs'),
    });
    expect((await accept({ fileSize: clip.length + 1 })).body.error).toMatchObject({
      status: 409,
      message: expect.stringContaining('not been fully uploaded'),
    });
    expect((await accept({ question: job.questions[1]?.id })).status).toBe(400);
    expect((await call('GET', '/api/interviews/current', { token })).body.data.responses).toEqual([]);

    const fake = await sendTake(nimble, token, questionId, Buffer.from('this is no video'.repeat(100)));
    await call('POST', '/api/submission-responses', { token, body: { data: fake.accept } });
    await runTasks();
    const { body } = await call('GET', '/api/interviews/current', { token });
    expect(body.data.responses).toMatchObject([
      { processingStatus: 'failed', failure: expect.objectContaining({ code: 'recording.unreadable' }) },
    ]);

    const other = await begunInterview(nimble, job, 'other@example.com');
    expect(
      (await call('DELETE', `/api/uploads/takes/${sent.accept.take}`, { token: other.token })).status,
    ).toBe(404);
    expect(
      (await call('POST', '/api/submission-responses', { token: other.token, body: { data: sent.accept } }))
        .status,
    ).toBe(404);
  });

  test('a resume is judged by its bytes', async () => {
    const admin = await signedInAdmin(nimble, 'Papers');
    const job = await activeJob(nimble, admin.token);
    const { token } = await begunInterview(nimble, job);
    const program = await attachResume(nimble, token, Buffer.from('MZ this is a program'), 'cv.pdf');
    expect(program).toMatchObject({
      status: 415,
      body: { error: { message: 'Please upload a PDF or DOCX file' } },
    });
    const large = await attachResume(nimble, token, Buffer.concat([somePdf, Buffer.alloc(10 * 1024 * 1024)]));
    expect(large).toMatchObject({
      status: 413,
      body: { error: { message: 'File size must be less than 10MB' } },
    });
    const renamed = await attachResume(nimble, token, somePdf, '../../etc/pass\u202ewd.exe');
    expect(renamed.body.data.resume.name).toMatch(/^[^/\u202e]+\.pdf$/);
    expect(await filesIn('resumes')).toHaveLength(1);
  });
});
