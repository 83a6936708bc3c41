import { join } from 'node:path';
import { runSherpa } from '../run-sherpa.ts';
import type { Sound } from '../sound.ts';
import type { Span } from '../transcriber.ts';

/** Silero's model, version 4 (MIT license); see models/README.md. */
const model = join(import.meta.dirname, '../../models/silero-vad-v4.onnx');
/** Nearer spans are merged: the detector splits long speech. Seconds. */
const touching = 0.1;
const secondsToStart = 60;

/**
 * Spans of speech, from the sound itself; the gaps are pauses. Edges are within about 0.15 s.
 * @throws SpeechUnavailableError, or the signal's reason.
 */
export async function findSpeech({ path, seconds }: Sound, signal?: AbortSignal): Promise<Span[]> {
  if (seconds === 0) return [];
  const spans: Span[] = [];
  await runSherpa(
    { kind: 'speech', path, model },
    secondsToStart + seconds,
    (answer) => {
      if (answer.kind !== 'span') return;
      const open = spans.at(-1);
      const { start, end } = rounded(answer.span, seconds);
      if (open !== undefined && start - open.end < touching) open.end = end;
      else spans.push({ start, end });
    },
    signal,
  );
  return spans;
}

function rounded({ start, end }: Span, seconds: number): Span {
  const round = (value: number) => Math.round(Math.min(Math.max(0, value), seconds) * 1000) / 1000;
  return { start: round(start), end: round(end) };
}
