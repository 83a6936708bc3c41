import type { PublicJob, PublicQuestion } from '@nimble/contracts/interviews';
import { isTimed } from '../../../shared/questions/is-timed.ts';

/** Minutes of a job without questions. */
const standardMinutes = 5;

type Lengths = Pick<PublicJob, 'thinkingTime' | 'untimed'> & {
  questions: readonly Pick<PublicQuestion, 'duration' | 'formats'>[];
};

/**
 * The sum of the time limits and of the time to think, rounded up to minutes. The invitation says the same number; it
 * names none if the person or every question has no limit.
 */
export function estimatedMinutes({ questions, thinkingTime, untimed }: Lengths): number {
  const seconds = questions.filter(isTimed).reduce((total, { duration }) => total + duration, 0);
  if (seconds === 0) return standardMinutes;
  return Math.ceil((seconds + (untimed ? 0 : thinkingTime * questions.length)) / 60);
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
