import type { DeliveryState } from '../../recordings/index.ts';
import type { Answer } from '../question/answers.ts';

/** Submission and resume exist before the first question; uploading the videos moves the bar from 30 to 90 percent. */
export const begunPercent = 5;
export const attachedPercent = 20;
export const deliveredAllPercent = 95;
export const submittedPercent = 100;
const before = 30;
const after = 90;

/** Progress of the answers, in percent of the whole submission; `sent` is bytes by take. */
export function deliveredPercent(answers: readonly Answer[], sent: ReadonlyMap<string, number>): number {
  if (answers.length === 0) return before;
  const parts = answers.map((answer) =>
    answer.status === 'sending' ? Math.min(1, (sent.get(answer.take.takeId) ?? 0) / answer.take.size) : 1,
  );
  const part = parts.reduce((total, one) => total + one, 0) / answers.length;
  return Math.floor(before + (after - before) * part);
}

export type SendingProgress = { percent: number; secondsLeft: number };

/** Progress of the uploads, and the remaining time at the current speed. */
export function sendingProgress(
  answers: readonly Answer[],
  { sent, bytesPerSecond }: Pick<DeliveryState, 'sent' | 'bytesPerSecond'>,
): SendingProgress | undefined {
  const takes = answers.flatMap((answer) => (answer.status === 'sending' ? [answer.take] : []));
  if (takes.length === 0 || bytesPerSecond === undefined) return undefined;
  const total = takes.reduce((sum, { size }) => sum + size, 0);
  const arrived = takes.reduce((sum, { takeId, size }) => sum + Math.min(size, sent.get(takeId) ?? 0), 0);
  return {
    percent: Math.floor((100 * arrived) / total),
    secondsLeft: Math.ceil((total - arrived) / bytesPerSecond),
  };
}
