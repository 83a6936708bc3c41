import type { AnswerFormat } from '@nimble/contracts/answers';
import type { QuestionPool } from '@nimble/contracts/jobs';
import { isTimed } from '../../../../shared/questions/is-timed.ts';

type InPool = {
  pool?: number | null | undefined;
  time_limit: number;
  formats?: readonly { format: AnswerFormat }[] | undefined;
};

/** A, B, C … of a pool's place from 1. */
export function poolName(pool: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + pool - 1);
}

/** How many questions a pool has; its place is from 1. */
export function poolSize(questions: readonly Pick<InPool, 'pool'>[], pool: number): number {
  return questions.filter((question) => question.pool === pool).length;
}

/** The longest answering time of one interview, seconds: of each pool the longest questions that it can draw. */
export function longestAnswering(questions: readonly InPool[], pools: readonly QuestionPool[]): number {
  const outside = questions.filter(({ pool }) => (pool ?? null) === null).map(secondsOf);
  const drawn = pools.flatMap(({ draw }, index) =>
    questions
      .filter(({ pool }) => pool === index + 1)
      .map(secondsOf)
      .toSorted((one, other) => other - one)
      .slice(0, draw),
  );
  return [...outside, ...drawn].reduce((total, seconds) => total + seconds, 0);
}

function secondsOf(question: InPool): number {
  return isTimed(question) ? question.time_limit : 0;
}
