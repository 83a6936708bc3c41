import type { Ffmpeg } from './find-ffmpeg.ts';
import type { Inspection, MediaFacts } from './probe.ts';
import { inputOf, pipedFilm, runFfmpeg } from './run-ffmpeg.ts';

/** A recording and where it lies in the joined video, seconds. */
export type PlacedAnswer = Inspection & { path: string; startsAt: number };

type Encoding = {
  answers: readonly PlacedAnswer[];
  output: string;
  ffmpeg: Ffmpeg;
  signal?: AbortSignal;
  onSeconds?: (seconds: number) => void;
};

const soundRate = 48_000;
/** At which the encoder's fast way sounds as good as its thorough one, in half the time. */
const soundBitrate = '128k';
const threads = '2';
const frameRate = '30';

/** A run may take this many times as long as what it encodes, and a minute more, before it is given up. */
const patience = { picture: 10, sound: 0.5 };
const timeoutFor = (kind: keyof typeof patience, seconds: number) => 60 + Math.ceil(seconds * patience[kind]);

/** One AAC track over all answers: each placed by its own times, silence before, between and instead of sound. */
export async function encodeSound({ answers, output, ffmpeg, signal, onSeconds }: Encoding): Promise<void> {
  const inputs = answers.flatMap(({ path, facts }) => inputOf(path, facts.container));
  const parts = answers.map(({ facts }, index) => `${soundOf(facts, index)}[s${index}]`);
  const labels = answers.map((_answer, index) => `[s${index}]`).join('');
  const graph = [...parts, `${labels}concat=n=${answers.length}:v=0:a=1[sound]`].join(';');
  const seconds = answers.reduce((total, { facts }) => total + facts.durationSeconds, 0);
  await runFfmpeg({
    ffmpeg,
    timeoutSeconds: timeoutFor('sound', seconds),
    options: [
      // Times as the files have them: ffmpeg would otherwise count from what it takes for a file's beginning.
      '-copyts',
      ...inputs,
      ...['-filter_complex', graph, '-map', '[sound]', '-filter_complex_threads', threads],
      ...[
        '-c:a',
        'aac',
        '-aac_coder',
        'fast',
        '-b:a',
        soundBitrate,
        '-ar',
        `${soundRate}`,
        '-ac',
        '1',
        ...pipedFilm,
      ],
    ],
    output,
    ...(signal && { signal }),
    ...(onSeconds && { onSeconds }),
  });
}

/**
 * Exactly as long as the answer; what a recorder paused or lost is silence. The packets' own times place the sound: the
 * first that is heard may lie later than the first packet, by what the encoder says that a decoder leaves out
 * (80 ms of Chromium's Opus in mp4). `async=1` fills and cuts without stretching: a larger value moves all that follows
 * as soon as packets come with the jitter of a real clock.
 */
function soundOf(facts: MediaFacts, index: number): string {
  const samples = Math.round(facts.durationSeconds * soundRate);
  const exactly = `apad=whole_len=${samples},atrim=end_sample=${samples}`;
  if (facts.audio === null) return `anullsrc=r=${soundRate}:cl=mono,${exactly}`;
  const ownTimes = `asetpts=PTS-${facts.startSeconds}/TB,aresample=${soundRate}:async=1:first_pts=0`;
  return `[${index}:a:0]${ownTimes},aformat=channel_layouts=mono,${exactly}`;
}

/** One answer's picture as H.264 of the given size, turned upright, padded where its shape differs. */
export async function encodePicture(
  answer: PlacedAnswer,
  size: { width: number; height: number },
  { output, ffmpeg, signal, onSeconds }: Omit<Encoding, 'answers'>,
): Promise<void> {
  const { facts, path } = answer;
  const box = `${size.width}:${size.height}`;
  const fit = `scale=${box}:force_original_aspect_ratio=decrease:force_divisible_by=2,pad=${box}:(ow-iw)/2:(oh-ih)/2,setsar=1`;
  const blank = `color=black:s=${size.width}x${size.height}:r=${frameRate}:d=${facts.durationSeconds}`;
  const source =
    facts.video === null
      ? ['-f', 'lavfi', '-i', blank]
      : [...inputOf(path, facts.container), '-map', '0:v:0', '-vf', fit];
  await runFfmpeg({
    ffmpeg,
    timeoutSeconds: timeoutFor('picture', facts.durationSeconds),
    options: [
      ...['-threads', threads, ...source, '-an', '-fps_mode', 'vfr', '-enc_time_base', '-1'],
      ...[
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        '-crf',
        '23',
        '-pix_fmt',
        'yuv420p',
        '-profile:v',
        'high',
      ],
      // The same configuration for every answer, and no frames out of order, so that packets may follow each other.
      ...['-level', '4.0', '-bf', '0', '-g', '60', '-x264-params', 'scenecut=0', '-threads', threads],
      ...['-video_track_timescale', '90000', ...pipedFilm],
    ],
    output,
    ...(signal && { signal }),
    ...(onSeconds && { onSeconds }),
  });
}
