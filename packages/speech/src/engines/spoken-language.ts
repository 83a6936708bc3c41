import type { Span } from '../transcriber.ts';

/**
 * The language of most of an answer. Engines tell it for each piece, and mistake that of a short one: a greeting or a
 * name must not decide about the rest.
 */
export function spokenLanguage(
  pieces: readonly Span[],
  told: readonly (string | undefined)[],
): string | undefined {
  const seconds = new Map<string, number>();
  for (const [index, { start, end }] of pieces.entries()) {
    const language = told[index];
    if (language !== undefined) seconds.set(language, (seconds.get(language) ?? 0) + end - start);
  }
  const [most] = [...seconds].toSorted(([, one], [, other]) => other - one);
  return most?.[0];
}
