import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { join } from '../index.ts';
import { type Clip, type ClipKind, makeClip, turnUpright } from '../testing/clips.ts';
import { expectNear } from '../testing/expect-near.ts';
import { heldNow } from '../testing/soak/held.ts';
import { type Film, watchFilm } from '../testing/watch-film.ts';

/** An offset that viewers do not notice, seconds. */
const together = 0.06;
const lengthTolerance = 0.2;

const pairs = [
  'mp4 h264 aac',
  'mp4 h264 opus',
  'mp4 vp9 opus',
  'webm vp8 opus',
  'webm vp9 opus',
  'matroska h264 opus',
] as const satisfies ClipKind[];
type Pair = (typeof pairs)[number];
/** Formats of phones and editors. */
const others: ClipKind[] = ['mp4 h264 aac, not fragmented', 'mp4 h264 aac, pictures out of order'];

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(joinPath(tmpdir(), 'nimble-media-'));
  for (const [index, kind] of [...pairs, ...others].entries())
    makeClip({ ...clipOf(kind), flashes: flashesOf(index) });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Near both ends of a clip, at times that identify it. */
const flashesOf = (index: number) => [0.2 + 0.1 * (index % 4), 1 + 0.1 * (index % 3)];
const clipOf = (kind: ClipKind) => ({ kind, path: joinPath(folder, kind.replaceAll(/[ ,]+/g, '-')) });

type Answer = { path: string; seconds?: number; flashes: readonly number[]; silent?: boolean };

async function joined(answers: readonly Answer[]) {
  const output = joinPath(folder, 'film.mp4');
  const workFolder = joinPath(folder, 'work');
  await mkdir(workFolder, { recursive: true });
  const told: number[] = [];
  const onProgress = (part: number) => void told.push(part);
  const result = await join({ answers, output, workFolder, onProgress });
  expect(await readdir(workFolder)).toEqual([]);
  expect(told.at(-1)).toBe(1);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  return { result, film: watchFilm(output) };
}

/** Order, length, and picture with sound at every seam. */
function expectAll(answers: readonly Answer[], { result, film }: Awaited<ReturnType<typeof joined>>): void {
  expect(film.complaints).toBe('');
  expect(film.boxes.filter((box) => box !== 'free')).toEqual(['ftyp', 'moov', 'mdat']);
  expect(film.audio).toMatchObject({ codec_name: 'aac', codec_tag_string: 'mp4a' });
  expectNear([film.seconds], [result.durationSeconds], lengthTolerance);
  const lengths = result.chapters.map(({ durationSeconds }) => durationSeconds);
  expectNear(
    lengths,
    answers.map(({ seconds = 1.5 }) => seconds),
    lengthTolerance,
  );
  const expected = answers.map(({ flashes }, index) => {
    return flashes.map((at) => (result.chapters[index]?.startSeconds ?? 0) + at);
  });
  expectNear(film.flashes, expected.flat(), together);
  const spoken = expected.flatMap((times, index) => (answers[index]?.silent ? [] : times));
  expectNear(film.beeps, spoken, together);
  if (spoken.length === film.flashes.length) expectNear(film.beeps, film.flashes, together);
}

function made(clip: Omit<Clip, 'path'>, name: string): Answer {
  const path = joinPath(folder, name);
  makeClip({ ...clip, path });
  const { seconds, flashes } = clip;
  return { path, flashes, silent: clip.kind.includes('without sound'), ...(seconds && { seconds }) };
}

const recorded = (kind: Pair): Answer => ({
  path: clipOf(kind).path,
  flashes: flashesOf(pairs.indexOf(kind)),
});
const hasVp9 = (kind: ClipKind) => kind.includes('vp9');
const isCopied = (one: ClipKind, other: ClipKind) =>
  hasVp9(one) === hasVp9(other) && !`${one} ${other}`.includes('vp8');
const everyPair = pairs.flatMap((one, index) => pairs.slice(index).map((other) => [one, other] as const));

test.each(everyPair.filter(([kind, other]) => isCopied(kind, other)))(
  'pictures are copied: %s with %s between',
  async (kind, other) => {
    const answers = [recorded(kind), recorded(other), recorded(kind)];
    const { result, film } = await joined(answers);
    expectAll(answers, { result, film });
    expect(film.video).toMatchObject(
      hasVp9(kind) ? { codec_tag_string: 'vp09' } : { codec_name: 'h264', codec_tag_string: 'avc1' },
    );
  },
);

test('pictures are encoded: wherever two recordings of different kinds meet', async () => {
  // Each is encoded without its neighbors, so that one film can have every pair that is not copied.
  const kinds = [1, 3, 3, 2, 1, 4, 3, 0, 2, 5, 4, 0, 3, 5].flatMap((index) => pairs[index] ?? []);
  const met = kinds.slice(1).flatMap((kind, index) => [`${kinds[index]} ${kind}`, `${kind} ${kinds[index]}`]);
  const encoded = everyPair.filter((pair) => !isCopied(...pair)).map((pair) => pair.join(' '));
  expect(met).toEqual(expect.arrayContaining(encoded));
  const answers = kinds.map(recorded);
  const { result, film } = await joined(answers);
  expectAll(answers, { result, film });
  expect(film.video).toMatchObject({ codec_name: 'h264', codec_tag_string: 'avc1' });
});

test.each(others)('%s: with itself, and with what browsers record between', async (kind) => {
  const one = { path: clipOf(kind).path, flashes: flashesOf(pairs.length + others.indexOf(kind)) };
  const two = recorded('mp4 h264 aac');
  for (const answers of [
    [one, one],
    [one, two, one],
  ])
    expectAll(answers, await joined(answers));
});

test('pictures of other sizes are fitted into the largest', async () => {
  const small = made({ kind: 'mp4 h264 opus', size: '160x120', flashes: [0.3] }, 'small');
  const large = made({ kind: 'mp4 h264 opus', size: '320x180', flashes: [0.5] }, 'large');
  const { result, film } = await joined([small, large]);
  expectAll([small, large], { result, film });
  expect(film.video).toMatchObject({ width: 320, height: 180 });
});

test('a picture that is encoded is at most as large as its level of H.264 allows', async () => {
  // Few pictures: each is encoded at the largest size.
  const few = { kind: 'mp4 h264 opus', frameRate: 10, seconds: 1 } as const;
  const small = made({ ...few, flashes: [0.4] }, 'few');
  const large = made({ ...few, size: '2560x1440', flashes: [0.3] }, 'too-large');
  const { result, film } = await joined([small, large]);
  expectAll([small, large], { result, film });
  expect(film.video).toMatchObject({ width: 1920, height: 1080 });
});

test('frame rates that vary and differ keep picture and sound together', async () => {
  const answers = [
    made({ kind: 'mp4 h264 opus', frameRate: 30, varying: true, flashes: [0.3, 1.2] }, 'varying'),
    made({ kind: 'mp4 h264 opus', frameRate: 10, flashes: [0.4, 1.1] }, 'slow'),
    made({ kind: 'webm vp8 opus', frameRate: 30, varying: true, flashes: [0.2, 1] }, 'varying-vp8'),
  ];
  expectAll(answers, await joined(answers));
  expectAll(answers.slice(0, 2), await joined(answers.slice(0, 2)));
});

test.each(['mp4 h264 aac', 'mp4 h264 opus', 'webm vp9 opus', 'matroska h264 opus'] as const)(
  'whichever track comes first, sound and picture are not taken for each other: %s',
  async (kind) => {
    const turned = made({ kind, soundFirst: true, flashes: [0.3, 1.1] }, 'sound-first');
    const usual = recorded(kind);
    const answers = [usual, turned, usual];
    expectAll(answers, await joined(answers));
  },
);

test('sounds of other rates and channels follow each other', async () => {
  const answers = [
    recorded('mp4 h264 aac'),
    made({ kind: 'mp4 h264 aac', soundRate: 44_100, channels: 2, flashes: [0.3, 1.2] }, 'stereo'),
    made({ kind: 'webm vp8 opus', soundRate: 24_000, flashes: [0.4] }, 'narrow'),
  ];
  expectAll(answers, await joined(answers));
});

test.each(['mp4 h264 aac, not fragmented', 'mp4 h264 aac'] as const)(
  'a picture of a phone held upright stays upright: %s',
  async (kind) => {
    const upright = made({ kind, flashes: [0.4] }, 'upright');
    turnUpright(upright.path);
    const alike = await joined([upright, upright]);
    expectAll([upright, upright], alike);
    expect(shownSize(alike.film)).toEqual([90, 160]);
    const level = recorded('mp4 h264 aac');
    const mixed = await joined([upright, level]);
    expectAll([upright, level], mixed);
    expect([90, 160]).toContain(mixed.film.video?.width);
  },
);

/** As a player shows it: rotated. */
function shownSize({ video, turned }: Film): (number | undefined)[] {
  return turned ? [video?.height, video?.width] : [video?.width, video?.height];
}

test.each(['mp4 h264 without sound', 'webm vp9 without sound'] as const)(
  'an answer %s is silent and moves no other',
  async (kind) => {
    const silent = made({ kind, flashes: [0.6] }, 'silent');
    const spoken = recorded('mp4 h264 opus');
    const copied = recorded('mp4 h264 aac');
    for (const answers of [
      [spoken, silent, spoken],
      [silent, copied],
      [silent, silent],
    ])
      expectAll(answers, await joined(answers));
  },
);

test.each(['mp4 h264 aac', 'mp4 h264 opus', 'webm vp9 opus'] as const)(
  'twenty answers of a second each drift nowhere: %s',
  async (kind) => {
    const answers = Array.from({ length: 4 }, (_one, index) =>
      made({ kind, seconds: 1, flashes: [0.3 + index / 10] }, `short-${index}`),
    );
    const twenty = Array.from({ length: 5 }, () => answers).flat();
    expectAll(twenty, await joined(twenty));
  },
);

test('an answer of ten minutes moves neither its own end nor the next answer', async () => {
  const flashes = [0.3, 300, 599.5];
  const long = made(
    { kind: 'mp4 h264 opus', seconds: 600, size: '64x48', frameRate: 10, flashes },
    'ten-minutes',
  );
  const short = made({ kind: 'mp4 h264 aac', size: '64x48', frameRate: 10, flashes: [0.4, 1.2] }, 'after');
  const answers = [short, long, short];
  expectAll(answers, await joined(answers));
});

test('an answer whose packets go back in time is refused by name, and no file stays open', async () => {
  const path = joinPath(folder, 'back-in-time');
  const bytes = readFileSync(clipOf('matroska h264 opus').path);
  // Blocks as ffmpeg writes them: the eighth picture is shown after the second key frame.
  const pictures = [
    ...bytes.toString('latin1').matchAll(/\xa3(?:[\x81-\xff]|[\x40-\x7f].|[\x20-\x3f]..)\x81\0./gs),
  ];
  const eighth = pictures[7];
  bytes.writeUInt16BE(1400, (eighth?.index ?? 0) + (eighth?.[0].length ?? 0) - 2);
  writeFileSync(path, bytes);
  const before = await heldNow();
  const output = joinPath(folder, 'never.mp4');
  await expect(join({ answers: [{ path }], output, workFolder: folder })).rejects.toMatchObject({
    code: 'media.unreadable',
  });
  expect(await heldNow()).toMatchObject({ openFiles: before.openFiles });
});

test('a join overwrites the leftovers of a killed one; a failed join leaves nothing', async () => {
  const workFolder = joinPath(folder, 'left');
  await mkdir(workFolder);
  for (const name of ['sound.mp4', 'picture-0.mp4', 'joined.mp4'])
    writeFileSync(joinPath(workFolder, name), 'half of something');
  const answers = [recorded('webm vp8 opus')];
  const output = joinPath(folder, 'again.mp4');
  const result = await join({ answers, output, workFolder });
  expectAll(answers, { result, film: watchFilm(output) });
  expect(await readdir(workFolder)).toEqual([]);

  const failed = joinPath(folder, 'failed.mp4');
  const broken = joinPath(folder, 'broken');
  writeFileSync(broken, 'no film');
  await expect(
    join({ answers: [...answers, { path: broken }], output: failed, workFolder }),
  ).rejects.toMatchObject({ code: 'media.unreadable' });
  const signal = AbortSignal.abort(new Error('the worker stops'));
  await expect(join({ answers, output: failed, workFolder, signal })).rejects.toThrow('the worker stops');
  expect(await readdir(workFolder)).toEqual([]);
  expect(await readdir(folder)).not.toContain('failed.mp4');
});

test.each([
  ['copied by ranges', ['mp4 h264 aac', 'mp4 h264 aac']],
  ['copied packet by packet', ['webm vp9 opus', 'webm vp9 opus']],
  ['encoded', ['webm vp8 opus', 'mp4 h264 aac']],
] as const)('the film has a chapter for each answer: %s', async (_name, kinds) => {
  const answers = kinds.map((kind, index) => ({ path: clipOf(kind).path, title: `Why ${index + 1}? – ü` }));
  const output = joinPath(folder, 'chapters.mp4');
  const { chapters } = await join({ answers, output, workFolder: folder });
  const shown = execFileSync('ffprobe', ['-v', 'error', '-show_chapters', '-of', 'json', output], {
    encoding: 'utf8',
  });
  const found = JSON.parse(shown).chapters as { start_time: string; tags: { title: string } }[];
  expect(found.map(({ tags }) => tags.title)).toEqual(answers.map(({ title }) => title));
  expectNear(
    found.map(({ start_time }) => Number(start_time)),
    chapters.map(({ startSeconds }) => startSeconds),
    0.01,
  );
});
