import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { activeJob, attachResume, begunInterview, sendTake, somePdf } from './journeys.ts';
import type { TestApp } from './servers/test-app.ts';

const clips = new Map<string, Buffer>();

/** A recording as a browser sends it: VP8 and Opus, a moving picture and a tone. Each is made once. */
export function recordedClip(seconds: number, size = '160x120'): Buffer {
  const name = `${seconds} ${size}`;
  const clip = clips.get(name) ?? makeClip(seconds, size, recordedCodecs);
  clips.set(name, clip);
  return clip;
}

/** One whose packets are copied into the film, H.264 and AAC: its join costs no encoder. */
function copiedClip(): Buffer {
  const clip = clips.get('copied') ?? makeClip(1, '160x120', copiedCodecs);
  clips.set('copied', clip);
  return clip;
}

const recordedCodecs = '-c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus -f webm';
const fragmented = '-f mp4 -movflags frag_keyframe+empty_moov+default_base_moof';
const copiedCodecs = `-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac ${fragmented}`;

function makeClip(seconds: number, size: string, codecs: string): Buffer {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=30:d=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=f=440:d=${seconds}`];
  const options = ['-v', 'error', ...picture, ...sound, ...codecs.split(' '), 'pipe:1'];
  return execFileSync('ffmpeg', options, { maxBuffer: 100_000_000 });
}

/** Tasks that take most of an interview's processing, and do not touch its film. */
export const besideFilm = ['submissions.poster', 'submissions.waveform', 'resumes.extract'];

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
  { answer = copiedClip(), resume = somePdf, resumeName = 'cv.pdf', insights }: Sent = {},
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
