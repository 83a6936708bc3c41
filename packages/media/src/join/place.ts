import { MediaRejectedError } from '../errors.ts';
import { type Inspection, inspect } from '../inspect.ts';
import type { TrackPart } from './copy-movie.ts';
import type { PlacedAnswer } from './encode.ts';

/**
 * Measures the answers, and lays each where the one before has ended. @throws MediaRejectedError with the answer's
 * number
 */
export async function place(
  answers: readonly { path: string; number?: number }[],
  signal?: AbortSignal,
): Promise<PlacedAnswer[]> {
  const placed: PlacedAnswer[] = [];
  let startsAt = 0;
  for (const [index, { path, number = index + 1 }] of answers.entries()) {
    const inspection = await inspectAnswer(path, number, signal);
    placed.push({ path, ...inspection, startsAt });
    startsAt += inspection.facts.durationSeconds;
  }
  return placed;
}

/** Adds the number of the answer that cannot be used. */
async function inspectAnswer(path: string, answer: number, signal?: AbortSignal): Promise<Inspection> {
  try {
    return await inspect(path, signal);
  } catch (error) {
    if (!(error instanceof MediaRejectedError)) throw error;
    throw new MediaRejectedError(error.code, `Answer ${answer}: ${error.message}`, { cause: error, answer });
  }
}

/** The tracks of the answers, each moved to its place in the film. */
export function asTheyAre(placed: readonly PlacedAnswer[]): TrackPart[] {
  return placed.map((answer) => ({
    path: answer.path,
    facts: answer.facts,
    index: answer.index,
    shift: answer.startsAt - answer.facts.startSeconds,
    until: endOf(answer),
  }));
}

export const endOf = ({ facts, startsAt }: PlacedAnswer) => startsAt + facts.durationSeconds;
