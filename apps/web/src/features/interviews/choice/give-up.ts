import { costsNoRetake, isUnusable, type KeptTake } from '../../recordings/index.ts';
import type { Answer } from '../question/answers.ts';

/** A recording to choose: the current answer, or a take. */
export type Choice = { answer: Answer } | { take: KeptTake };

/** The oldest first: the answer is older than the takes. */
export function choicesOf(answer: Answer | undefined, takes: readonly KeptTake[]): Choice[] {
  const inUse = answer === undefined || answer.status === 'failed' ? [] : [{ answer }];
  return [...inUse, ...takes.map((take) => ({ take }))];
}

/** @returns whether a take stays on a retake; `takesLeft` null: without limit. */
export function staysBeside(take: KeptTake, takesLeft: number | null): boolean {
  return takesLeft !== 0 && !isUnusable(take);
}

/** An unusable recording is given up without asking. */
export function unusableOf(choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => 'take' in choice && isUnusable(choice.take));
}

/** The recordings that can be given up for a retake; without retakes left, those that cost none. */
export function mayBeGivenUp(choices: readonly Choice[], takesLeft: number | null): Choice[] {
  const isPair = choices.length === 2;
  return choices.filter((choice) => {
    if ('take' in choice) return takesLeft !== 0 || costsNoRetake(choice.take);
    // The other one then becomes the answer.
    return takesLeft !== 0 && isPair;
  });
}
