import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { canSpeakAndListen, spokenTake } from '../../../testing/files/speech.ts';
import { attachResume, begunInterview, sendTake, signedInAdmin, somePdf } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { recordedClip } from '../../../testing/submitted-interview.ts';

/** Encoders at low priority are slow on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

let nimble: TestApp;
let admin: string;
beforeAll(async () => {
  nimble = await createTestApp(canSpeakAndListen ? { SPEECH_ENGINE: 'pocketsphinx' } : {});
  admin = (await signedInAdmin(nimble, 'Mixers')).token;
});
afterAll(() => nimble.close());

const text = { format: 'text', maximumCharacters: 500, maximumWords: null };
const question = (name: string, formats: readonly object[]) => ({
  question: `${name}?`,
  time_limit: 60,
  required: true,
  formats,
});

/** The same sound without the picture, as a browser without a camera records it. */
function soundOf(take: Buffer): Buffer {
  const path = join(nimble.folder, 'take.webm');
  writeFileSync(path, take);
  return execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-vn', '-c:a', 'copy', '-f', 'webm', 'pipe:1']);
}

/** One answer of each kind: video, text, audio, video; submitted and processed. */
async function processed() {
  const questions = [
    question('Seen', [{ format: 'video' }]),
    question('Written', [text]),
    question('Heard', [{ format: 'video' }, { format: 'audio' }]),
    question('Seen again', [{ format: 'video' }]),
  ];
  const data = { title: 'Speaker', description: 'Speaks all day.', status: 'active', questions };
  const { body } = await nimble.call('POST', '/api/jobs/create-with-auth', { token: admin, body: { data } });
  const { token, submissionId } = await begunInterview(nimble, body.data);
  const call = (path: string, given: object) => nimble.call('POST', path, { token, body: { data: given } });
  const ids: number[] = body.data.questions.map(({ id }: { id: number }) => id);
  const answer = async (index: number, bytes: Buffer, mimeType: string) => {
    const { accept } = await sendTake(nimble, token, ids[index] ?? 0, bytes, 3, mimeType);
    await call('/api/submission-responses', accept);
  };
  const clip = recordedClip(2);
  const spoken = canSpeakAndListen
    ? spokenTake('Our biggest challenge was a migration without any downtime.')
    : recordedClip(3);
  await answer(0, clip, 'video/webm');
  await answer(2, soundOf(spoken), 'audio/webm;codecs=opus');
  await answer(3, clip, 'video/webm');
  await call(`/api/interviews/current/answers/${ids[1]}/draft`, { format: 'text', attempt: 1 });
  const value = { format: 'text', text: 'In writing' };
  await call(`/api/interviews/current/answers/${ids[1]}`, { attempt: 1, sequence: 1, seconds: 1, value });
  await attachResume(nimble, token, somePdf);
  await nimble.runTasks();
  expect((await call('/api/interviews/current/submit', {})).status).toBe(200);
  await nimble.runTasks();
  return submissionId;
}

test('a film of several formats has its order, its captions and its waveform, and leaves text out', async () => {
  const submissionId = await processed();
  const get = async (path: string) =>
    (await nimble.call('GET', `/api/submissions/${submissionId}${path}`, { token: admin })).body.data;
  const { responses, compiled_video: film, status } = await get('');
  expect(status).toBe('pending');
  expect(responses.map(({ responseType }: { responseType: string }) => responseType)).toEqual([
    'video',
    'text',
    'audio',
    'video',
  ]);
  const [first, written, heard, last] = responses;
  expect(heard).toMatchObject({ mimeType: 'audio/webm', videoUrl: expect.any(String) });
  expect([first.startsAt, written.startsAt]).toEqual([0, null]);
  expect(heard.startsAt).toBeCloseTo(first.duration, 1);
  expect(last.startsAt).toBeCloseTo(first.duration + heard.duration, 1);
  expect(film.duration).toBeCloseTo(first.duration + heard.duration + last.duration, 1);
  expect(film.posterUrl).toEqual(expect.any(String));
  const { peaks } = await get('/waveform');
  expect(Math.max(...peaks)).toBeGreaterThan(20);
  const file = (await readdir(join(nimble.folder, 'files/videos'))).find((name) => name.endsWith('.mp4'));
  const facts = ['-v', 'error', '-show_streams', '-show_chapters', '-of', 'json'];
  const { streams, chapters } = JSON.parse(
    execFileSync('ffprobe', [...facts, join(nimble.folder, 'files/videos', `${file}`)], { encoding: 'utf8' }),
  );
  const kinds = streams.map(({ codec_name }: { codec_name: string }) => codec_name);
  expect(kinds.toSorted()).toEqual(['aac', 'h264']);
  expect(chapters.map(({ tags }: { tags: { title: string } }) => tags.title)).toEqual([
    'Seen?',
    'Heard?',
    'Seen again?',
  ]);
  if (!canSpeakAndListen) return;
  const transcript = await get('/transcript');
  const spoken = transcript.answers.find(({ text: words }: { text: string | null }) =>
    words?.includes('migration'),
  );
  expect(spoken).toMatchObject({ status: 'done', startsAt: heard.startsAt });
  const captions: string = (await nimble.call('GET', transcript.captionsUrl)).body;
  const cue = captions.split('\n\n').find((each) => each.includes('biggest')) ?? '';
  const [, minutes, seconds] = /00:(\d\d):(\d\d\.\d+) -->/.exec(cue) ?? [];
  const begins = Number(minutes) * 60 + Number(seconds);
  expect(begins).toBeCloseTo(heard.startsAt + spoken.words[0].start, 1);
});
