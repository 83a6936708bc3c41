import type { Inspection } from '../inspect.ts';
import { runCodec } from '../run-codec.ts';

/** A recording and where it lies in the joined video, seconds. */
export type PlacedAnswer = Inspection & { path: string; startsAt: number };

type Encoding = {
  answers: readonly PlacedAnswer[];
  output: string;
  signal?: AbortSignal;
  onSeconds?: (seconds: number) => void;
};

/** Timeout of a run: this many times the length of its input, plus a minute. */
const patience = { picture: 10, sound: 0.5 };
const timeoutFor = (kind: keyof typeof patience, seconds: number) => 60 + Math.ceil(seconds * patience[kind]);

/**
 * One AAC track over all answers: each placed by its own times, with silence before, between and instead of missing
 * sound.
 */
export async function encodeSound({ answers, ...run }: Encoding): Promise<void> {
  const seconds = answers.reduce((total, { facts }) => total + facts.durationSeconds, 0);
  const sounds = answers.map(({ path, facts }) => ({
    path,
    startSeconds: facts.startSeconds,
    seconds: facts.durationSeconds,
    hasSound: facts.audio !== null,
  }));
  await runCodec({
    ...run,
    timeoutSeconds: timeoutFor('sound', seconds),
    job: { kind: 'sound', answers: sounds },
  });
}

/** One answer's picture as H.264 of the given size, turned upright, padded where its shape differs. */
export async function encodePicture(
  { facts, path }: PlacedAnswer,
  size: { width: number; height: number },
  run: Omit<Encoding, 'answers'>,
): Promise<void> {
  const { durationSeconds: seconds } = facts;
  const { width, height } = size;
  await runCodec({
    ...run,
    timeoutSeconds: timeoutFor('picture', seconds),
    job: { kind: 'picture', path, width, height, seconds },
  });
}
