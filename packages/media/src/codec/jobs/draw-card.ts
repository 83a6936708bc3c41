import { fileURLToPath } from 'node:url';
import { EncodedVideoPacketSource } from 'mediabunny';
import { drawBars, emptyCard } from '../card.ts';
import type { JobOf } from '../codec-job.ts';
import { h264Packets, pictureTicks } from '../film-packets.ts';
import { filter } from '../filter.ts';
import { type DrawnPicture, framesOf, pictureOf } from '../picture-frames.ts';
import { pipedFilm, tell } from '../standard-output.ts';

/** The place in the waveform moves twice a second; nothing else moves. */
const picturesPerSecond = 2;
const quality = {
  constantRateFactor: 23,
  profile: 'high',
  framesBetweenKeys: 4,
  preset: 'veryfast',
} as const;
const font = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const green = '0x10b981';
const white = '0xf4f4f5';

/** The picture of an answer without a camera: the question, and a waveform that shows what was played. */
export async function drawCard(job: JobOf<'card'>): Promise<void> {
  const output = pipedFilm();
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const pictures = moving(await writtenCard(job), job);
  for await (const [packet, meta] of h264Packets(framesOf(pictures, picturesPerSecond), quality)) {
    await source.add(packet, meta);
    await tell(packet.timestamp);
  }
  await output.finalize();
}

async function writtenCard(job: JobOf<'card'>): Promise<DrawnPicture> {
  const { width, height, peaks } = job;
  const card = emptyCard(width, height);
  drawBars(card, peaks, { from: 0, to: peaks.length, isPlayed: false });
  const times = { timescale: pictureTicks, threads: 1 };
  for await (const frame of filter(framesOf([card], 1), { ...times, chain: texts(job) }))
    return pictureOf(frame);
  return card;
}

/** Times of half a second, up to the end; the last picture stays until the next answer. */
function* moving(card: DrawnPicture, { peaks, seconds }: JobOf<'card'>): Generator<DrawnPicture> {
  const count = Math.max(1, Math.ceil(seconds * picturesPerSecond));
  let from = 0;
  for (let index = 0; index < count; index += 1) {
    const part = Math.min(1, index / picturesPerSecond / seconds);
    const to = Math.floor(part * peaks.length);
    drawBars(card, peaks, { from, to, isPlayed: true });
    from = to;
    yield card;
  }
}

/** The text is read from a file, so that nothing in it is a part of the filters. */
function texts({ width, height, number, textFile, fontSize }: JobOf<'card'>): string {
  const left = Math.round(width * 0.08);
  const common = `fontfile=${escaped(font)}:expansion=none:x=${left}`;
  const head = `drawtext=${common}:text=${number}:fontsize=${fontSize}:fontcolor=${green}:y=${Math.round(height * 0.1)}`;
  const question = `drawtext=${common}:textfile=${escaped(textFile)}:fontsize=${fontSize}:fontcolor=${white}:line_spacing=${Math.round(fontSize / 3)}:y=${Math.round(height * 0.1 + fontSize * 1.8)}`;
  return `${head},${question},format=yuv420p`;
}

/** A path as an option of a filter (FFmpeg's utilities, "Quoting and escaping"): for the option, then for the graph. */
function escaped(path: string): string {
  return path.replaceAll(/[\\':]/g, '\\$&').replaceAll(/[\\'[\],;]/g, '\\$&');
}
