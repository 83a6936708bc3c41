import type { Answer } from './use-answers.ts';

/** Spec 1 §9: the videos bring the bar from 30 to 90. */
const before = 30;
const after = 90;

/** How far the answers have come, in percent of the whole submission; `sent` is bytes by take. */
export function deliveredPercent(answers: readonly Answer[], sent: ReadonlyMap<string, number>): number {
  if (answers.length === 0) return before;
  const parts = answers.map((answer) =>
    answer.status === 'sending' ? Math.min(1, (sent.get(answer.take.takeId) ?? 0) / answer.take.size) : 1,
  );
  const part = parts.reduce((total, one) => total + one, 0) / answers.length;
  return Math.floor(before + (after - before) * part);
}
