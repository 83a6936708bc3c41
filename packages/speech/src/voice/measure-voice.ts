import { createReadStream } from 'node:fs';
import { speechSampleRate } from '@nimble/media';
import type { Sound } from '../sound.ts';
import type { Span } from '../transcriber.ts';
import { createHistogram } from './histogram.ts';
import { findPitch, highestPitch, lowestPitch, pitchSamples } from './pitch.ts';

/** Statistics of a voice during speech. Spreads leave out the lowest and the highest tenth. */
export type Voice = {
  /** Seconds with a pitch; vowels, mostly. */
  voicedSeconds: number;
  /** Hertz; null when no pitch was found. */
  medianPitch: number | null;
  /** Semitones. */
  pitchSpread: number | null;
  /** Seconds whose loudness was measured. */
  loudSeconds: number;
  /** Decibels. */
  loudnessSpread: number | null;
  /** The ten seconds in which the pitch moves least and most; null when too little is voiced. */
  flattest: VoicePassage | null;
  liveliest: VoicePassage | null;
};
export type VoicePassage = Span & { pitchSpread: number };

/** Half the rate is enough for any voice's pitch, at a quarter of the work. */
const rate = speechSampleRate / 2;
const hop = rate / 50;
const hopSeconds = hop / rate;
/** Perceived loudness is averaged over 0.4 s. */
const loudnessHops = 20;
const passageSeconds = 10;
const leastVoicedOfPassage = 100;
/** Anything quieter is no voice: −55 decibels of full scale. */
const silence = 10 ** (-55 / 20);

const toSemitones = (hertz: number) => 12 * Math.log2(hertz / lowestPitch);
const toHertz = (semitones: number) => lowestPitch * 2 ** (semitones / 12);
const pitches = () => createHistogram({ from: 0, to: toSemitones(highestPitch), step: 0.1 });

/**
 * Measures pitch and loudness of speech, while the file is read: memory does not grow with its length.
 * @throws the signal's reason.
 */
export async function measureVoice(
  { path }: Sound,
  speech: readonly Span[],
  signal?: AbortSignal,
): Promise<Voice> {
  const meter = createMeter(speech);
  if (speech.length === 0) return meter.result();
  let odd: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { signal }) as AsyncIterable<Buffer>) {
    const bytes = odd.length === 0 ? chunk : Buffer.concat([odd, chunk]);
    const whole = bytes.length - (bytes.length % 4);
    for (let at = 0; at < whole; at += 4)
      meter.take((bytes.readInt16LE(at) + bytes.readInt16LE(at + 2)) / 65_536);
    odd = bytes.subarray(whole);
  }
  return meter.result();
}

function createMeter(speech: readonly Span[]) {
  const frame = new Float32Array(pitchSamples);
  let filled = 0;
  let hops = 0;
  let span = 0;
  const pitch = pitches();
  const loudness = createLoudness();
  const passages = createPassages();

  function isSpoken(second: number): boolean {
    while ((speech[span]?.end ?? Number.POSITIVE_INFINITY) < second) span += 1;
    const open = speech[span];
    return open !== undefined && open.start <= second;
  }

  function measure(): void {
    const second = hops * hopSeconds;
    passages.moveTo(second);
    if (!isSpoken(second + hopSeconds / 2)) return;
    let squares = 0;
    for (let index = 0; index < hop; index += 1) squares += (frame[index] ?? 0) ** 2;
    loudness.add(squares / hop);
    if (Math.sqrt(squares / hop) < silence) return;
    const found = findPitch(frame, rate);
    if (found === null) return;
    pitch.add(toSemitones(found));
    passages.add(toSemitones(found));
  }

  return {
    take(sample: number): void {
      frame[filled] = sample;
      filled += 1;
      if (filled < frame.length) return;
      measure();
      frame.copyWithin(0, hop);
      filled -= hop;
      hops += 1;
    },
    result(): Voice {
      const median = pitch.quantile(0.5);
      return {
        voicedSeconds: pitch.count() * hopSeconds,
        medianPitch: median === null ? null : toHertz(median),
        pitchSpread: pitch.spread(),
        ...loudness.result(),
        ...passages.result(),
      };
    },
  };
}

/** Collects the mean squares of hops until there are enough for one loudness value. */
function createLoudness() {
  const levels = createHistogram({ from: -70, to: 0, step: 0.1 });
  const block = { squares: 0, hops: 0 };

  return {
    add(square: number): void {
      block.squares += square;
      block.hops += 1;
      if (block.hops < loudnessHops) return;
      const level = Math.sqrt(block.squares / block.hops);
      if (level >= silence) levels.add(20 * Math.log10(level));
      block.squares = 0;
      block.hops = 0;
    },
    result: () => ({
      loudSeconds: levels.count() * loudnessHops * hopSeconds,
      loudnessSpread: levels.spread(),
    }),
  };
}

/** Divides the time into passages and remembers two of them. */
function createPassages() {
  let start = 0;
  let pitch = pitches();
  let flattest: VoicePassage | null = null;
  let liveliest: VoicePassage | null = null;

  function close(): void {
    const spread = pitch.count() < leastVoicedOfPassage ? null : pitch.spread();
    if (spread === null) return;
    const passage = { start, end: start + passageSeconds, pitchSpread: spread };
    if (flattest === null || spread < flattest.pitchSpread) flattest = passage;
    if (liveliest === null || spread > liveliest.pitchSpread) liveliest = passage;
  }

  return {
    moveTo(second: number): void {
      if (second < start + passageSeconds) return;
      close();
      start += passageSeconds;
      pitch = pitches();
    },
    add: (semitones: number) => pitch.add(semitones),
    result() {
      close();
      return { flattest, liveliest };
    },
  };
}
