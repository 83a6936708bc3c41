import type { InsightMoment, InsightsSummary, SubmissionInsights } from '@nimble/contracts/insights';
import type { InsightKinds } from '@nimble/contracts/insights';
import type { InsightsRow } from './insights.repository.ts';

type Unplaced = { evidence: Omit<InsightMoment, 'moment'>[] };

/** @param starts where each answer begins in the joined video, seconds. */
export function presentInsights(
  { findings, behavioral, computed_at }: InsightsRow,
  starts: ReadonlyMap<number, number | null>,
  allowed: InsightKinds,
): SubmissionInsights {
  const placed = <T extends Unplaced>(each: T) => ({
    ...each,
    evidence: each.evidence.map((moment) => {
      const begins = starts.get(moment.responseId) ?? null;
      return { ...moment, moment: begins === null ? null : begins + moment.start };
    }),
  });
  return {
    ...findings,
    measures: findings.measures.map(placed),
    strengths: findings.strengths.map(placed),
    weaknesses: findings.weaknesses.map(placed),
    behavioral: allowed.behavioral ? behavioral : null,
    computedAt: computed_at.toISOString(),
  };
}

/** As spec 2 §3 has it on a submission. */
export function summarise(
  { findings, behavioral }: Pick<InsightsRow, 'findings' | 'behavioral'>,
  allowed: InsightKinds,
): InsightsSummary {
  const { overallScore, performance, strengths, weaknesses } = findings;
  return {
    insights: {
      overallScore,
      performance,
      strengths: strengths.map(({ text }) => text),
      weaknesses: weaknesses.map(({ text }) => text),
    },
    behavioral: allowed.behavioral ? behavioral : null,
  };
}
