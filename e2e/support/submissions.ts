import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insightsConsentVersion } from '@nimble/contracts/insights';
import { consentVersion } from '@nimble/contracts/interviews';
import { expect, test } from '@playwright/test';
import { type Employee, post } from './company.ts';
import { pdfFile } from './journeys.ts';
import type { CalledServer } from './nimble-server.ts';

type Question = { id: number };
export type OpenJob = { id: number; shareToken: string; questions: Question[] };
type Answers = { data: { responses: { processingStatus: string }[] } };
type Person = { name: string; email: string };
type Options = {
  /** Corrupts an uploaded answer after it was checked, so that joining fails. */
  isBroken?: boolean;
  /** The candidate agrees to whatever insights the company uses. */
  insights?: boolean;
  /** The source of the link. */
  source?: string;
  /** A PDF; by default one without text. */
  resume?: Buffer;
  resumeName?: string;
  /** The MIME type that the browser reports. */
  mimeType?: string;
};

/** A picture with a clock and a tone, as an mp4 that a browser might have recorded. */
export function answerClip(seconds: number, videoBitrate = '300k'): Buffer {
  const path = test.info().outputPath(`answer-${seconds}-${videoBitrate}.mp4`);
  const piece = Math.min(seconds, 10);
  const first = test.info().outputPath(`piece-${seconds}-${videoBitrate}.mp4`);
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=640x360:r=25:d=${piece},noise=alls=40:allf=t`];
  const sound = ['-f', 'lavfi', '-i', `sine=f=440:r=48000:d=${piece}`];
  const rate = ['-b:v', videoBitrate, '-minrate', videoBitrate, '-maxrate', videoBitrate, '-bufsize', '1M'];
  const codecs = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '25',
    '-c:a',
    'aac',
  ];
  const quiet = ['-v', 'error', '-y'];
  execFileSync('ffmpeg', [...quiet, ...picture, ...sound, ...codecs, ...rate, first]);
  const times = String(Math.ceil(seconds / piece) - 1);
  execFileSync('ffmpeg', [...quiet, '-stream_loop', times, '-i', first, '-c', 'copy', path]);
  return readFileSync(path);
}

/** Sends a whole interview by the calls of a candidate's browser, and waits until it was joined, or failed. */
export async function submitInterview(
  nimble: CalledServer,
  employer: Employee,
  job: OpenJob,
  person: Person,
  clip: Buffer,
  options: Options = {},
): Promise<number> {
  const submissionId = await sendInterview(nimble, job, person, clip, options);
  type Joined = { data: { status: string; joinFailure: string | null } };
  const path = `/api/submissions/${submissionId}`;
  await expect
    .poll(async () => {
      const { status, joinFailure } = (await get<Joined>(nimble, path, employer.token)).data;
      return status === 'processing' && joinFailure === null;
    })
    .toBe(false);
  return submissionId;
}

/** The same without waiting until it was joined. */
async function sendInterview(
  nimble: CalledServer,
  job: OpenJob,
  { name, email }: Person,
  clip: Buffer,
  {
    isBroken = false,
    insights = false,
    source,
    resume = pdfFile.buffer,
    resumeName = pdfFile.name,
    mimeType = 'video/mp4',
  }: Options = {},
): Promise<number> {
  const { token, submissionId } = await begin(nimble, job, {
    candidateName: name,
    candidateEmail: email,
    source,
    insightsConsent: { performance: insights, behavioral: insights, version: insightsConsentVersion },
  });
  await attachResume(nimble, token, resume, resumeName);
  for (const { id } of job.questions) {
    const accepted = await sendTake(nimble, token, id, { bytes: clip, mimeType });
    await post(nimble, '/api/submission-responses', { data: accepted }, token);
    await expect
      .poll(async () => {
        const { responses } = (await get<Answers>(nimble, '/api/interviews/current', token)).data;
        return responses.every(({ processingStatus }) => processingStatus === 'ready');
      })
      .toBe(true);
    if (isBroken) await writeFile(join(nimble.dataFolder, 'files/takes', accepted.take), 'no video');
  }
  await post(nimble, '/api/interviews/current/submit', {}, token);
  return submissionId;
}

type Beginning = {
  candidateName: string;
  candidateEmail: string;
  /** Of the link. */
  source: string | undefined;
  insightsConsent?: object;
};

/** Begins an interview by the call of a candidate's browser. */
export async function begin(
  nimble: CalledServer,
  job: OpenJob,
  beginning: Beginning,
): Promise<{ token: string; submissionId: number }> {
  const data = {
    ...beginning,
    job: job.id,
    shareToken: job.shareToken,
    deviceInfo: { timestamp: new Date().toISOString() },
    browserInfo: {
      userAgent: 'test',
      language: 'en',
      platform: 'test',
      cookieEnabled: true,
      onLine: true,
      screen: { width: 1280, height: 720, colorDepth: 24 },
    },
    consentVersion,
  };
  type Begun = { token: string; data: { submission: { id: number } } };
  const begun = await post<Begun>(nimble, '/api/submissions', { data });
  return { token: begun.token, submissionId: begun.data.submission.id };
}

const tus = { 'tus-resumable': '1.0.0' };
const encode = (value: string) => Buffer.from(value).toString('base64');

const slices = 3;

/** In slices, as a browser does while it records. */
async function sendTake(
  { url }: CalledServer,
  token: string,
  questionId: number,
  { bytes, mimeType }: { bytes: Buffer; mimeType: string },
) {
  const take = randomUUID();
  const authorization = `Bearer ${token}`;
  const metadata = `takeId ${encode(take)},questionId ${encode(`${questionId}`)},mimeType ${encode(mimeType)}`;
  const created = await fetch(`${url}/api/uploads/takes`, {
    method: 'POST',
    headers: { ...tus, authorization, 'upload-defer-length': '1', 'upload-metadata': metadata },
  });
  if (created.status !== 201) throw new Error(`The take was not created: ${await created.text()}`);
  const length = Math.ceil(bytes.length / slices);
  for (let offset = 0; offset < bytes.length; offset += length) {
    const sent = await fetch(`${url}/api/uploads/takes/${take}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        authorization,
        'upload-offset': `${offset}`,
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes.subarray(offset, offset + length)),
    });
    if (sent.status !== 204) throw new Error(`The take was not sent: ${await sent.text()}`);
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { question: questionId, take, sha256, fileSize: bytes.length, duration: 4 };
}

export async function attachResume(
  { url }: CalledServer,
  token: string,
  resume: Buffer = pdfFile.buffer,
  name = pdfFile.name,
): Promise<void> {
  const body = new FormData();
  const file = new Blob([new Uint8Array(resume)], { type: pdfFile.mimeType });
  body.append('files', file, name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/interviews/current/resume`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The resume was not taken: ${await answer.text()}`);
}

export async function get<Answer>({ url }: CalledServer, path: string, token: string): Promise<Answer> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Answer;
}
