import type { SubmissionInsights } from '@nimble/contracts/insights';
import { insightsMessages as messages } from './messages.ts';
import { Rings } from './rings.tsx';

const names = ['confidence', 'engagement', 'professionalism'] as const;

/** The overall score and its parts. */
export function Performance({ insights }: { insights: SubmissionInsights }) {
  const { overallScore, performance, measures } = insights;
  const withoutWords = measures.some(({ state }) => state === 'noWords')
    ? { without: messages.states.noWords }
    : undefined;
  return (
    <Rings
      rings={[
        {
          ...messages.overall,
          ...withoutWords,
          part: overallScore === null ? null : overallScore / 100,
        },
        ...names.map((name) => ({
          ...messages.performance[name],
          ...(name === 'professionalism' && withoutWords),
          part: performance[name],
        })),
      ]}
    />
  );
}
