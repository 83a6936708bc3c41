import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createPeaks } from '../peaks.ts';
import { runCodec } from '../run-codec.ts';
import { drawWords } from './card-text.ts';
import type { PlacedAnswer } from './encode.ts';

/** More cannot be distinguished on a card. */
const bars = 96;
/** Enough for loudness, and the least to decode. */
const sampleRate = 8000;
/** A card takes a small part of the time of a picture that moves. */
const patience = 1;
const timeoutFor = (seconds: number) => 60 + Math.ceil(seconds * patience);

type Card = {
  size: { width: number; height: number };
  number: number;
  /** The question. */
  title: string;
  output: string;
  /** For the picture of the words while the card is drawn. */
  wordsFile: string;
  signal?: AbortSignal;
  onSeconds?: (seconds: number) => void;
};

/** The picture of an answer that was recorded without a camera: its question and its waveform, as H.264. */
export async function encodeCard(answer: PlacedAnswer, card: Card): Promise<void> {
  const { size, number, title, output, wordsFile, onSeconds } = card;
  const { durationSeconds: seconds } = answer.facts;
  const run = { timeoutSeconds: timeoutFor(seconds), ...(card.signal && { signal: card.signal }) };
  const peaks = answer.facts.audio === null ? [] : await peaksOf(answer.path, run);
  const { opacity, questionTop } = await drawWords(title, number, size);
  await writeFile(wordsFile, opacity);
  await runCodec({
    ...run,
    output,
    ...(onSeconds && { onSeconds }),
    job: {
      kind: 'card',
      width: size.width,
      height: size.height,
      seconds,
      wordsFile,
      questionTop,
      peaks: inBars(peaks),
    },
  });
}

async function peaksOf(path: string, run: { timeoutSeconds: number; signal?: AbortSignal }) {
  const meter = createPeaks(sampleRate);
  await runCodec({
    ...run,
    output: async (source: Readable) => {
      for await (const bytes of source as AsyncIterable<Buffer>) meter.take(bytes);
    },
    job: { kind: 'samples', path, sampleRate },
  });
  return [...meter.peaks()];
}

function inBars(peaks: readonly number[]): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    return Math.max(0, ...peaks.slice(from, to));
  });
}
