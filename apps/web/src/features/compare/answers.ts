import { mostCompared } from '../../shared/comparison.ts';

/** Part of a joined video, seconds. */
export type Part = { startsAt: number; endsAt: number };

type Asked = {
  id: number;
  question: string;
  pool: number | null;
  answer: { startsAt: number | null; duration: number | null } | null;
};

/**
 * The questions of all candidates: in the order of the first, then those of later ones only. A question with another
 * text is another question, and is not compared.
 */
export function questionsOfAll(
  candidates: readonly (readonly Asked[])[],
): { id: number; question: string; pool: number | null }[] {
  const all = new Map(candidates.flat().map(({ id, question, pool }) => [id, { id, question, pool }]));
  return [...all.values()];
}

/** Has a pool given these candidates different questions? */
export function differInPools(candidates: readonly (readonly Asked[])[]): boolean {
  const drawn = candidates.map((questions) =>
    questions
      .filter(({ pool }) => pool !== null)
      .map(({ id }) => id)
      .toSorted((one, other) => one - other)
      .join(),
  );
  return new Set(drawn).size > 1;
}

/** Where the answer is in the joined video; the last one without a length ends with it. */
export function partOf(
  questions: readonly Asked[],
  questionId: number,
  videoDuration: number,
): Part | 'not asked' | 'not answered' {
  const asked = questions.find(({ id }) => id === questionId);
  if (asked === undefined) return 'not asked';
  const startsAt = asked.answer?.startsAt ?? null;
  if (asked.answer === null || startsAt === null) return 'not answered';
  const endsAt = asked.answer.duration === null ? videoDuration : startsAt + asked.answer.duration;
  return { startsAt, endsAt: Math.min(Math.max(endsAt, startsAt), Math.max(videoDuration, startsAt)) };
}

/** Two to four different submissions from the address's `candidates=1,2,3`; invalid ids are dropped. */
export function readCandidates(value: string | null): number[] {
  const ids = (value ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, mostCompared);
}
