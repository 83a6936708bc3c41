import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultSettings } from '@nimble/contracts/answers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeClip } from '../../../../../packages/media/src/testing/clips.ts';
import { watchFilm } from '../../../../../packages/media/src/testing/watch-film.ts';
import { exportsOf } from '../../features/exports/testing/company-with-candidates.ts';
import { readPdf } from '../../testing/files/read-pdf.ts';
import { readZip } from '../../testing/files/read-zip.ts';
import { sendAnswerFile } from '../../testing/files/send-answer-file.ts';
import { canSpeakAndListen, spokenTake } from '../../testing/files/speech.ts';
import { attachResume, begunInterview, sendTake, signedInAdmin, somePdf } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

/** Encoders at low priority are slow on a busy machine. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** One interview with an answer in each format, recorded ones between others. */
const option = (id: string, isRight: boolean) => ({ id, text: `Option ${id}`, isRight });
const asked = [
  ['Seen', [{ format: 'video' }]],
  ['Written', [{ format: 'text', maximumCharacters: 500, maximumWords: null }]],
  ['Heard', [{ format: 'video' }, { format: 'audio' }]],
  ['Sent', [defaultSettings.file]],
  [
    'Chosen',
    [
      {
        format: 'choice',
        options: [option('a', true), option('b', false)],
        minimumChosen: 1,
        maximumChosen: 1,
        screening: null,
      },
    ],
  ],
  ['Heard again', [{ format: 'audio' }]],
  ['Counted', [{ format: 'number', minimum: null, maximum: null, decimals: 1, unit: 'km' }]],
  ['Dated', [{ format: 'date', earliest: null, latest: null }]],
  ['Seen again', [{ format: 'video' }]],
] as const;
const formats = ['video', 'text', 'audio', 'file', 'choice', 'audio', 'number', 'date', 'video'];
const values = {
  1: { format: 'text', text: 'Sourdough, with caraway' },
  4: { format: 'choice', chosen: ['b'] },
  6: { format: 'number', number: 12.5 },
  7: { format: 'date', date: '2026-12-24' },
} as const;
/** What each value reads as in exports. */
const read = ['Sourdough, with caraway', 'plan.pdf', 'Option b', '12.5 km', 'December 24, 2026'];
const inVideo = [0.3, 1.2];
const inSound = [0.2, 0.9];
/** An offset that viewers do not notice, seconds. */
const together = 0.06;

type Response = {
  id: number;
  responseType: string;
  startsAt: number | null;
  duration: number | null;
  value: { format: string } | null;
};
let nimble: TestApp;
let admin: string;
let jobId: number;
let submissionId: number;
let responses: Response[];

beforeAll(async () => {
  nimble = await createTestApp(canSpeakAndListen ? { SPEECH_ENGINE: 'pocketsphinx' } : {});
  admin = (await signedInAdmin(nimble, 'Mixers')).token;
  ({ jobId, submissionId } = await processed());
  ({ responses } = await get(''));
});
afterAll(() => nimble.close());

const get = async (path: string) =>
  (await nimble.call('GET', `/api/submissions/${submissionId}${path}`, { token: admin })).body.data;
const answerTo = (index: number): Response => {
  const found = responses[index];
  if (found === undefined) throw new Error(`There is no answer ${index}.`);
  return found;
};

function clip(
  kind: 'mp4 h264 opus' | 'webm opus without picture',
  flashes: number[],
  seconds: number,
): Buffer {
  const path = join(nimble.folder, 'clip');
  makeClip({ path, kind, flashes, seconds, size: '320x180' });
  return readFileSync(path);
}

/** The same sound without the picture, as a browser without a camera records it. */
function soundOf(take: Buffer): Buffer {
  const path = join(nimble.folder, 'take.webm');
  writeFileSync(path, take);
  return execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-vn', '-c:a', 'copy', '-f', 'webm', 'pipe:1']);
}

async function processed() {
  const questions = asked.map(([name, allowed]) => ({
    question: `${name}?`,
    time_limit: 60,
    required: true,
    formats: allowed,
  }));
  const data = { title: 'Speaker', description: 'Speaks all day.', status: 'active', questions };
  const { body } = await nimble.call('POST', '/api/jobs/create-with-auth', { token: admin, body: { data } });
  const begun = await begunInterview(nimble, body.data);
  const { token } = begun;
  const call = (method: 'POST' | 'PUT', path: string, given: object) =>
    nimble.call(method, path, { token, body: { data: given } });
  const ids: number[] = body.data.questions.map(({ id }: { id: number }) => id);
  const record = async (index: number, bytes: Buffer, mimeType: string) => {
    const { accept } = await sendTake(nimble, token, ids[index] ?? 0, bytes, 3, mimeType);
    await call('POST', '/api/submission-responses', accept);
  };
  const seen = clip('mp4 h264 opus', inVideo, 1.5);
  const heard = clip('webm opus without picture', inSound, 1.3);
  const spoken = canSpeakAndListen
    ? soundOf(spokenTake('Our biggest challenge was a migration without any downtime.'))
    : heard;
  await record(0, seen, 'video/mp4');
  await record(2, spoken, 'audio/webm;codecs=opus');
  await record(5, heard, 'audio/webm;codecs=opus');
  await record(8, seen, 'video/mp4');
  for (const [index, value] of Object.entries(values)) {
    const path = `/api/interviews/current/answers/${ids[Number(index)]}`;
    await call('POST', `${path}/draft`, { format: value.format, attempt: 1 });
    const used = await call('POST', path, { attempt: 1, sequence: 1, seconds: 1, value });
    expect(used.status).toBe(200);
  }
  const { take } = await sendAnswerFile(nimble, token, ids[3] ?? 0, somePdf, 'plan.pdf');
  await call('PUT', `/api/interviews/current/answers/${ids[3]}/files`, { takes: [take] });
  await attachResume(nimble, token, somePdf);
  await nimble.runTasks();
  expect((await call('POST', '/api/interviews/current/submit', {})).status).toBe(200);
  await nimble.runTasks();
  return { jobId: body.data.id as number, submissionId: begun.submissionId };
}

test('each answer has its format, and is either a recording or a value', async () => {
  expect((await get('')).status).toBe('pending');
  expect(responses.map(({ responseType }) => responseType)).toEqual(formats);
  for (const { responseType, value, startsAt, duration } of responses) {
    const isRecorded = ['video', 'audio'].includes(responseType);
    expect([value?.format, startsAt !== null, duration !== null]).toEqual([
      isRecorded ? undefined : responseType,
      isRecorded,
      isRecorded,
    ]);
  }
});

test('the film has what was recorded: in its order, in its length, and together at every seam', async () => {
  const { compiled_video: film } = await get('');
  const recorded = responses.filter(({ startsAt }) => startsAt !== null);
  expect(recorded.map(({ startsAt }) => startsAt)).toEqual(
    recorded.map(({ startsAt }) => startsAt).toSorted((one, other) => (one ?? 0) - (other ?? 0)),
  );
  const total = recorded.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  expect(Math.abs(film.duration - total)).toBeLessThan(0.2);
  const name = (await readdir(join(nimble.folder, 'files/videos'))).find((each) => each.endsWith('.mp4'));
  const path = join(nimble.folder, 'files/videos', `${name}`);
  const { flashes, beeps, video, audio, complaints, seconds } = watchFilm(path);
  expect([complaints, video?.codec_name, audio?.codec_name]).toEqual(['', 'h264', 'aac']);
  expect(Math.abs(seconds - film.duration)).toBeLessThan(0.1);
  const startOf = (index: number) => answerTo(index).startsAt ?? Number.NaN;
  const last = inVideo.map((at) => startOf(8) + at);
  near(flashes, [...inVideo, ...last]);
  // What is spoken between them is loud more often.
  near(
    beeps.filter((at) => at < startOf(2) || at >= startOf(5)),
    [...inVideo, ...inSound.map((at) => startOf(5) + at), ...last],
  );
  const facts = ['-v', 'error', '-show_chapters', '-of', 'json', path];
  const { chapters } = JSON.parse(execFileSync('ffprobe', facts, { encoding: 'utf8' }));
  expect(chapters.map(({ tags }: { tags: { title: string } }) => tags.title)).toEqual([
    'Seen?',
    'Heard?',
    'Heard again?',
    'Seen again?',
  ]);
  expect(film.posterUrl).toEqual(expect.any(String));
  expect(Math.max(...(await get('/waveform')).peaks)).toBeGreaterThan(20);
});

function near(found: readonly number[], expected: readonly number[]): void {
  const message = `${found.join(' ')} should be ${expected.join(' ')}`;
  expect(found.length, message).toBe(expected.length);
  for (const [index, value] of found.entries())
    expect(Math.abs(value - (expected[index] ?? Number.NaN)), message).toBeLessThanOrEqual(together);
}

test('the transcript has the recordings alone, and each caption its time in the film', async () => {
  const { answers, captionsUrl } = await get('/transcript');
  expect(answers.map(({ question }: { question: string }) => question)).toEqual([
    'Seen?',
    'Heard?',
    'Heard again?',
    'Seen again?',
  ]);
  if (!canSpeakAndListen) return;
  const [, spoken] = answers;
  expect(spoken).toMatchObject({ status: 'done', startsAt: answerTo(2).startsAt });
  expect(spoken.text).toContain('migration');
  const captions: string = (await nimble.call('GET', captionsUrl)).body;
  const cue = captions.split('\n\n').find((each) => each.includes('biggest')) ?? '';
  const [, minutes, seconds] = /00:(\d\d):(\d\d\.\d+) -->/.exec(cue) ?? [];
  const begins = Number(minutes) * 60 + Number(seconds);
  expect(begins).toBeCloseTo((answerTo(2).startsAt ?? 0) + spoken.words[0].start, 1);
});

test('the search finds what was written, and what was said', async () => {
  const find = async (words: string) =>
    (await nimble.call('GET', `/api/transcripts/search?search=${words}`, { token: admin })).body.data;
  expect(await find('caraway')).toMatchObject([
    { format: 'text', responseId: answerTo(1).id, submissionId, question: 'Written?', moment: null },
  ]);
  if (canSpeakAndListen)
    expect(await find('migrations')).toMatchObject([{ format: 'audio', responseId: answerTo(2).id }]);
});

test('scorecards rate every answer, and comments are on recordings', async () => {
  const { questions, criteria } = await get('/scorecard');
  expect(questions).toHaveLength(formats.length);
  const ratings = questions.map(({ id }: { id: number }) => ({
    criterion: criteria[0],
    questionId: id,
    stars: 4,
    comment: '',
  }));
  const save = { token: admin, body: { data: { ratings, give: false } } };
  const saved = await nimble.call('PUT', `/api/submissions/${submissionId}/scorecard`, save);
  expect([saved.status, saved.body.data.own.ratings]).toEqual([200, expect.arrayContaining(ratings)]);
  for (const [index, { id }] of responses.entries()) {
    const { status, body } = await nimble.call('POST', `/api/submissions/${submissionId}/video-comments`, {
      token: admin,
      body: { data: { responseId: id, second: 0.5, comment: 'Here' } },
    });
    const isRecorded = answerTo(index).value === null;
    expect([status, body.error?.code]).toEqual(
      isRecorded ? [200, undefined] : [422, 'scorecard.answer_not_recorded'],
    );
  }
});

test('a guest sees every answer, without what is right', async () => {
  const link = await nimble.call('POST', `/api/jobs/${jobId}/guest-links`, {
    token: admin,
    body: { data: { purpose: 'Kim', candidates: [submissionId], showsNames: true, days: 7 } },
  });
  const { body } = await nimble.call('GET', '/api/guest', { token: link.body.data.address.split('#')[1] });
  const [candidate] = body.data.candidates;
  expect(candidate.video).not.toBeNull();
  expect(candidate.answers.map(({ value }: Response) => value?.format ?? null)).toEqual(
    responses.map(({ value }) => value?.format ?? null),
  );
  expect(JSON.stringify(body)).not.toContain('isRight');
});

test('CSV, Excel, PDF and ZIP have every answer', async () => {
  const { exported } = exportsOf(nimble, admin);
  const ids = [submissionId];
  const csv = (await exported({ format: 'csv', ids })).file.toString();
  const sheet = readZip((await exported({ format: 'xlsx', ids })).file).get('xl/worksheets/sheet1.xml');
  const { text: pdf } = await readPdf((await exported({ format: 'pdf', ids })).file);
  for (const value of read)
    for (const [name, written] of Object.entries({ csv, sheet: String(sheet), pdf }))
      expect(written, `${value} in ${name}`).toContain(value);
  const zip = readZip((await exported({ format: 'zip', ids })).file);
  const names = [...zip.keys()].map((name) => name.replace(/^[^/]* \d+\//, ''));
  expect(names).toEqual(expect.arrayContaining(['candidates.csv', 'interview.mp4']));
  expect(names.some((name) => name.endsWith('plan.pdf'))).toBe(true);
  expect(String(zip.get('candidates.csv'))).toContain('Sourdough, with caraway');
});
