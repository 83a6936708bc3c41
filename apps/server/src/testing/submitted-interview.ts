import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { activeJob, attachResume, begunInterview, sendTake, somePdf } from './journeys.ts';
import type { TestApp } from './servers/test-app.ts';

const clips = new Map<string, Buffer>();

/** A recording as a browser sends it: VP8 and Opus, a moving picture and a tone. Each is made once. */
export function recordedClip(seconds: number, size = '160x120'): Buffer {
  const name = `${seconds} ${size}`;
  const clip = clips.get(name) ?? makeClip(seconds, size);
  clips.set(name, clip);
  return clip;
}

function makeClip(seconds: number, size: string): Buffer {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=30:d=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=f=440:d=${seconds}`];
  const codecs = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'];
  const options = ['-v', 'error', ...picture, ...sound, ...codecs, '-f', 'webm', 'pipe:1'];
  return execFileSync('ffmpeg', options, { maxBuffer: 100_000_000 });
}

type Sent = {
  answer?: Buffer;
  resume?: Buffer;
  resumeName?: string;
  insights?: { performance: boolean; behavioral: boolean };
};

/** An interview of a new job whose answer has been checked and that can be submitted. */
export async function answeredInterview(
  nimble: TestApp,
  adminToken: string,
  email: string,
  { answer = recordedClip(1), resume = somePdf, resumeName = 'cv.pdf', insights }: Sent = {},
): Promise<{ submissionId: number; take: string; submit: () => Promise<void> }> {
  const { call, runTasks, folder } = nimble;
  const job = await activeJob(nimble, adminToken);
  const { token, submissionId } = await begunInterview(nimble, job, email, insights);
  await attachResume(nimble, token, resume, resumeName);
  const { accept } = await sendTake(nimble, token, job.questions[0]?.id ?? 0, answer);
  await call('POST', '/api/submission-responses', { token, body: { data: accept } });
  await runTasks();
  return {
    submissionId,
    take: join(folder, 'files/takes', accept.take),
    async submit() {
      const { status } = await call('POST', '/api/interviews/current/submit', { token });
      if (status !== 200) throw new Error(`Submitting was answered with ${status}.`);
    },
  };
}

/** An interview of a new job that has just been submitted; processing has not begun. */
export async function submittedInterview(
  ...given: Parameters<typeof answeredInterview>
): Promise<{ submissionId: number; take: string }> {
  const { submit, ...interview } = await answeredInterview(...given);
  await submit();
  return interview;
}
