import type { QuestionPool } from '@nimble/contracts/jobs';

type InPool = { pool?: number | null | undefined; time_limit: number };

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
  const outside = questions.filter(({ pool }) => (pool ?? null) === null).map((each) => each.time_limit);
  const drawn = pools.flatMap(({ draw }, index) =>
    questions
      .filter(({ pool }) => pool === index + 1)
      .map((each) => each.time_limit)
      .toSorted((one, other) => other - one)
      .slice(0, draw),
  );
  return [...outside, ...drawn].reduce((total, seconds) => total + seconds, 0);
}
