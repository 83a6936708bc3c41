import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Stream = { codec_name: string; codec_tag_string: string; width?: number; height?: number };
export type Film = {
  video: Stream | undefined;
  audio: Stream | undefined;
  /** Is the picture rotated by a quarter turn? */
  turned: boolean;
  seconds: number;
  /** When the picture turns bright and when the sound begins, seconds. */
  flashes: number[];
  beeps: number[];
  /** Complaints of the decoder. */
  complaints: string;
  /** The kinds of the boxes of the file, in order. */
  boxes: string[];
};

const pictureRate = 100;
const soundRate = 8000;
const bright = 110;
const loud = 4000;
/** Two events lie farther apart than this, seconds. */
const pause = 0.25;

/** Analyzes a film as a player would: by decoding all of it. */
export function watchFilm(path: string): Film {
  const entries =
    'stream=codec_type,codec_name,codec_tag_string,width,height:stream_side_data=rotation:format=duration';
  const facts = JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', path], {
      encoding: 'utf8',
    }),
  ) as {
    streams: (Stream & { codec_type: string; side_data_list?: { rotation?: number }[] })[];
    format: { duration: string };
  };
  const { pixels, sound, complaints } = decode(path);
  const samples = new Int16Array(sound.buffer, sound.byteOffset, sound.length / 2);
  // The brightest part counts, because a picture may be padded.
  const brightness = Array.from({ length: pixels.length / 16 }, (_frame, index) =>
    Math.max(...pixels.subarray(index * 16, index * 16 + 16)),
  );
  return {
    video: facts.streams.find(({ codec_type }) => codec_type === 'video'),
    audio: facts.streams.find(({ codec_type }) => codec_type === 'audio'),
    turned: facts.streams.some((stream) =>
      stream.side_data_list?.some(({ rotation = 0 }) => rotation % 180 !== 0),
    ),
    seconds: Number(facts.format.duration),
    flashes: beginnings(brightness, (value) => value > bright, pictureRate),
    beeps: beginnings(samples, (value) => Math.abs(value) > loud, soundRate),
    complaints,
    boxes: boxesOf(path),
  };
}

function decode(path: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nimble-watch-'));
  const [pixels, sound] = [join(folder, 'pixels'), join(folder, 'sound')];
  // Scaled down before it is repeated: the other way round is six times the work.
  const picture = `scale=4:4:flags=area,format=gray,fps=${pictureRate}:start_time=0`;
  try {
    const { stderr } = spawnSync(
      'ffmpeg',
      [
        '-v',
        'warning',
        '-i',
        path,
        '-map',
        '0:v',
        '-vf',
        picture,
        '-f',
        'rawvideo',
        pixels,
        '-map',
        '0:a',
        '-af',
        `aresample=${soundRate}:async=1:first_pts=0`,
        '-ac',
        '1',
        '-f',
        's16le',
        sound,
      ],
      { encoding: 'utf8' },
    );
    return { pixels: readFileSync(pixels), sound: readFileSync(sound), complaints: stderr.trim() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function beginnings(values: ArrayLike<number>, isOn: (value: number) => boolean, rate: number): number[] {
  const found: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < values.length; index += 1) {
    if (!isOn(values[index] ?? 0)) continue;
    if (index - last > pause * rate) found.push(index / rate);
    last = index;
  }
  return found;
}

function boxesOf(path: string): string[] {
  const file = openSync(path, 'r');
  const header = Buffer.alloc(16);
  const boxes: string[] = [];
  for (let at = 0; readSync(file, header, 0, 16, at) >= 8; ) {
    boxes.push(header.toString('latin1', 4, 8));
    const short = header.readUInt32BE(0);
    at += short === 1 ? Number(header.readBigUInt64BE(8)) : short;
  }
  closeSync(file);
  return boxes;
}
