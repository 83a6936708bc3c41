import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CodecFailedError, join, MediaRejectedError } from './index.ts';
import { inspect, inspectMade } from './inspect.ts';
import { encodeSound } from './join/encode.ts';
import { type ClipKind, makeClip } from './testing/clips.ts';
import { webmOfTracks } from './testing/many-tracks.ts';

let folder: string;
const paths = new Map<ClipKind, string>();
const kinds: ClipKind[] = [
  'mp4 h264 aac',
  'mp4 h264 opus',
  'mp4 vp9 opus',
  'webm vp8 opus',
  'webm vp9 opus',
  'matroska h264 opus',
  'mp4 h264 aac, not fragmented',
  'mp4 h264 aac, pictures out of order',
  'mp4 h264 without sound',
  'webm opus without picture',
];

beforeAll(() => {
  folder = mkdtempSync(joinPath(tmpdir(), 'nimble-inspect-'));
  for (const kind of kinds) {
    const path = joinPath(folder, kind);
    makeClip({ path, kind, seconds: 3, flashes: [0.5] });
    paths.set(kind, path);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const pathOf = (kind: ClipKind) => paths.get(kind) ?? '';

function written(name: string, content: string | Buffer): string {
  const path = joinPath(folder, name);
  writeFileSync(path, content);
  return path;
}

test.each(kinds)('finds what is in %s, without a duration written anywhere', async (kind) => {
  const { facts } = await inspect(pathOf(kind));
  expect(facts.durationSeconds).toBeGreaterThan(2.9);
  expect(facts.durationSeconds).toBeLessThan(3.1);
  expect(facts.sizeBytes).toBe((await stat(pathOf(kind))).size);
  expect(facts.container).toBe(kind.split(' ')[0]);
  expect(facts.video?.codec).toBe(/vp8|vp9/.exec(kind)?.[0] ?? (kind.includes('h264') ? 'avc' : undefined));
  expect(facts.audio?.codec).toBe(/aac|opus/.exec(kind)?.[0]);
  if (facts.video) expect(facts.video).toMatchObject({ width: 160, height: 90, rotation: 0, packets: 90 });
});

test('reads the same from the packet tables of an mp4 file as a full demuxer', async () => {
  for (const kind of [
    'mp4 h264 aac',
    'mp4 h264 opus',
    'mp4 vp9 opus',
    'mp4 h264 aac, not fragmented',
  ] as const) {
    const { facts, index } = await inspect(pathOf(kind));
    expect(index, kind).toBeDefined();
    const twice = Buffer.concat([readFileSync(pathOf(kind)), emptyHeader]);
    const demuxed = await inspect(written('demuxed', twice));
    expect(demuxed.index, kind).toBeUndefined();
    expect(demuxed.facts.video, kind).toEqual(facts.video && near(facts.video));
    expect(demuxed.facts.audio, kind).toEqual(facts.audio && near(facts.audio));
  }
  const { index } = await inspect(pathOf('mp4 h264 aac, pictures out of order'));
  expect(index).toBeUndefined();
});

/** A second header: a layout that the fast reader does not know, and leaves to the demuxer. */
const emptyHeader = Buffer.from('\0\0\0\x08moov', 'latin1');
const near = <Track extends { start: number; end: number }>(track: Track) => ({
  ...track,
  start: expect.closeTo(track.start, 4) as number,
  end: expect.closeTo(track.end, 4) as number,
});

test.each([
  ['nothing', ''],
  ['text', 'It was the best of times, it was the worst of times. '.repeat(200)],
  ['zeros', Buffer.alloc(100_000)],
  [
    'random bytes',
    Buffer.from(Array.from({ length: 50_000 }, (_byte, index) => (index * index * 31 + 7) & 255)),
  ],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['the beginning of mp4', Buffer.from('0000001c6674797069736f6d0000020069736f6d69736f326d703431', 'hex')],
  ['the beginning of webm', Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')],
])('refuses %s', async (name, content) => {
  await expect(inspect(written(`${name}.mp4`, content))).rejects.toBeInstanceOf(MediaRejectedError);
});

test.each(kinds.filter((kind) => !kind.includes('aac,') && !kind.includes('without picture')))(
  'of a %s that broke off, the rest counts',
  async (kind) => {
    const path = written('cut', readFileSync(pathOf(kind)));
    const { size } = await stat(path);
    truncateSync(path, Math.floor(size * 0.6));
    const { facts } = await inspect(path);
    expect(facts.durationSeconds).toBeGreaterThan(0.9);
    expect(facts.durationSeconds).toBeLessThan(2.9);
    const answers = [{ path }, { path: pathOf('mp4 h264 aac') }];
    const output = joinPath(folder, 'film.mp4');
    const film = await join({ answers, output, workFolder: folder });
    expect(film.durationSeconds).toBeCloseTo(facts.durationSeconds + 3, 0);
    truncateSync(path, 200);
    await expect(inspect(path)).rejects.toBeInstanceOf(MediaRejectedError);
  },
);

test.each(['webm vp8 opus', 'webm vp9 opus', 'matroska h264 opus'] as const)(
  'what lies behind the end of a %s is not searched for ever',
  async (kind) => {
    const path = written('longer', Buffer.concat([readFileSync(pathOf(kind)), Buffer.alloc(20_000, 1)]));
    const { facts } = await inspect(path);
    expect(facts.durationSeconds).toBeCloseTo(3, 0);
    const film = await join({
      answers: [{ path }],
      output: joinPath(folder, 'film.mp4'),
      workFolder: folder,
    });
    expect(film.durationSeconds).toBeCloseTo(facts.durationSeconds);
  },
);

test('a truncated header at the end makes a file unreadable', async () => {
  const bytes = readFileSync(pathOf('mp4 h264 aac, not fragmented'));
  await expect(inspect(written('cut', bytes.subarray(0, -100)))).rejects.toBeInstanceOf(MediaRejectedError);
});

test('randomly changed bytes are refused or read, and never crash', async () => {
  for (const kind of ['mp4 h264 aac', 'webm vp9 opus', 'mp4 h264 aac, not fragmented'] as const) {
    const original = readFileSync(pathOf(kind));
    let state = 12_345;
    const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) % below;
    for (let round = 0; round < 60; round += 1) {
      const bytes = Buffer.from(original);
      // Half of the changes at the ends, where the structure is.
      for (let change = 0; change < 8; change += 1) {
        const at = change % 2 === 0 ? random(1500) : bytes.length - 1 - random(bytes.length - 1);
        bytes[at] = random(256);
      }
      const path = written('changed', bytes);
      const found = await inspect(path).catch((error: unknown) => error);
      if (found instanceof Error) expect(found).toBeInstanceOf(MediaRejectedError);
      const output = joinPath(folder, 'film.mp4');
      if (round % 20 !== 0 || found instanceof Error) continue;
      const film = await join({ answers: [{ path }], output, workFolder: folder }).catch(
        (error: unknown) => error,
      );
      if (film instanceof Error) expect([MediaRejectedError, CodecFailedError]).toContain(film.constructor);
    }
  }
});

test('packets that follow each other without a pause leave time for other work', async () => {
  let turn = 0;
  const packets = new Map<number, number>();
  const count = () => void packets.set(turn, (packets.get(turn) ?? 0) + 1);
  const { signal } = new AbortController();
  vi.spyOn(signal, 'throwIfAborted').mockImplementation(count);
  let next = setImmediate(function go() {
    turn += 1;
    next = setImmediate(go);
  });
  const { facts } = await inspect(written('dense', webmOfTracks(1, 10_000)), signal);
  clearImmediate(next);
  expect(facts.video?.packets).toBe(10_000);
  expect(Math.max(...packets.values())).toBeLessThanOrEqual(1000);
});

test('no answer is longer than three hours; all answers together may be', async () => {
  const path = joinPath(folder, 'hours.mkv');
  // A picture a minute: every packet is read.
  const hours = ['-f', 'lavfi', '-i', 'color=s=16x16:r=1/60:d=10860', '-c:v', 'libvpx'];
  execFileSync('ffmpeg', ['-v', 'error', ...hours, path]);
  await expect(inspect(path)).rejects.toMatchObject({ code: 'media.too_long' });
  const { facts } = await inspectMade(path);
  expect(facts.durationSeconds).toBeGreaterThan(3 * 60 * 60);
});

test('playlists and scripts are refused, and the codecs do not open what they refer to', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const other = pathOf('mp4 h264 aac');
  const hostile = {
    hls: `#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\nfile:${other}\n#EXTINF:3,\n${address}/hls.ts\n#EXT-X-ENDLIST\n`,
    concat: `ffconcat version 1.0\nfile '${other}'\nfile '${address}/concat'\n`,
    sdp: 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\n',
    dash: `<?xml version="1.0"?><MPD><Period><BaseURL>${address}/dash</BaseURL></Period></MPD>`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg"><image href="${address}/svg"/></svg>`,
  };
  const { facts } = await inspect(other);
  for (const [name, content] of Object.entries(hostile)) {
    const path = written(`${name}.mp4`, content);
    await expect(inspect(path), name).rejects.toMatchObject({ code: 'media.unreadable' });
    // Even if it had been taken for a film.
    const answers = [{ path, facts, index: undefined, startsAt: 0 }];
    const output = joinPath(folder, 'sound');
    await expect(encodeSound({ answers, output }), name).rejects.toBeInstanceOf(CodecFailedError);
  }
  server.close();
  expect(asked).toEqual([]);
});
