import type { KeptStatement } from '../../../platform/database/tables/insight-tables.ts';

type Measured = Extract<KeptStatement, { source: 'measured' }>;

/** It quotes the candidate's own words, so it is different for each. */
const quotesAnswer: Measured['code'] = 'insight.question_addressed';

/**
 * Which of their strengths set candidates apart from each other: those that fewest of them have, first. What all of
 * them have is no reason to prefer one, and is left out.
 */
export function particularOf(strengths: readonly (readonly Measured[])[], most: number): Measured[][] {
  const sharing = new Map<string, number>();
  for (const code of strengths.flatMap((own) => [...new Set(own.map((each) => each.code))]))
    sharing.set(code, (sharing.get(code) ?? 0) + 1);
  const sharedBy = ({ code }: Measured) => (code === quotesAnswer ? 1 : (sharing.get(code) ?? 0));
  const setsApart = (each: Measured) => strengths.length === 1 || sharedBy(each) < strengths.length;
  return strengths.map((own) =>
    own
      .filter(setsApart)
      .toSorted((one, other) => sharedBy(one) - sharedBy(other))
      .slice(0, most),
  );
}
