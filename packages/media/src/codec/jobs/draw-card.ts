import { readFile } from 'node:fs/promises';
import { EncodedVideoPacketSource } from 'mediabunny';
import { blendWords, drawBars, emptyCard } from '../card.ts';
import type { JobOf } from '../codec-job.ts';
import { h264Packets } from '../film-packets.ts';
import { type DrawnPicture, framesOf } from '../picture-frames.ts';
import { pipedFilm, tell } from '../standard-output.ts';

/** The place in the waveform moves twice a second; nothing else moves. */
const picturesPerSecond = 2;
const quality = {
  constantRateFactor: 23,
  profile: 'high',
  framesBetweenKeys: 4,
  preset: 'veryfast',
} as const;

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
  const { width, height, peaks, wordsFile, questionTop } = job;
  const card = emptyCard(width, height);
  drawBars(card, peaks, { from: 0, to: peaks.length, isPlayed: false });
  blendWords(card, await readFile(wordsFile), questionTop);
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
