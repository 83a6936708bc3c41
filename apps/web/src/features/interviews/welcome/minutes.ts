import type { PublicQuestion } from '@nimble/contracts/interviews';
import { isTimed } from '../../../shared/questions/is-timed.ts';

/** Minutes of a job without questions. */
const standardMinutes = 5;

/** The sum of the time limits, rounded up to minutes. */
export function estimatedMinutes(questions: readonly Pick<PublicQuestion, 'duration' | 'formats'>[]): number {
  const seconds = questions.filter(isTimed).reduce((total, { duration }) => total + duration, 0);
  return seconds === 0 ? standardMinutes : Math.ceil(seconds / 60);
}

/** Share of the required questions that are answered, 0 to 100; everything when none is required. */
export function requiredProgress(
  questions: readonly { id: number; isRequired: boolean }[],
  isAnswered: (questionId: number) => boolean,
): number {
  const required = questions.filter(({ isRequired }) => isRequired);
  if (required.length === 0) return 100;
  return Math.round((100 * required.filter(({ id }) => isAnswered(id)).length) / required.length);
}
