import type {
  BehavioralInsights,
  InsightKinds,
  InsightMoment,
  InsightStatement,
  InsightsSummary,
  SubmissionInsights,
} from '@nimble/contracts/insights';
import type { InsightsRow } from '../insights.repository.ts';

type UnplacedMoment = Omit<InsightMoment, 'moment'>;
type Unplaced = { evidence: UnplacedMoment[] };

/** @param starts where each answer begins in the joined video, seconds. */
export function presentInsights(
  { findings, behavioral, computed_at }: InsightsRow,
  starts: ReadonlyMap<number, number | null>,
  allowed: InsightKinds,
): SubmissionInsights {
  const place = (moment: UnplacedMoment): InsightMoment => {
    const begins = starts.get(moment.responseId) ?? null;
    return { ...moment, moment: begins === null ? null : begins + moment.start };
  };
  const placed = <T extends Unplaced>(each: T) => ({ ...each, evidence: each.evidence.map(place) });
  return {
    ...findings,
    measures: findings.measures.map(placed),
    strengths: findings.strengths.map(placed),
    weaknesses: findings.weaknesses.map(placed),
    behavioral: allowed.behavioral && behavioral !== null ? presentBehavioral(behavioral, place) : null,
    computedAt: computed_at.toISOString(),
  };
}

function presentBehavioral(
  behavioral: NonNullable<InsightsRow['behavioral']>,
  place: (moment: UnplacedMoment) => InsightMoment,
): BehavioralInsights {
  const { picture } = behavioral;
  return { ...behavioral, picture: { ...picture, outOfView: picture.outOfView.map(place) } };
}

/** The shape that the specification defines for a submission. */
export function summarise(
  { findings, behavioral }: Pick<InsightsRow, 'findings' | 'behavioral'>,
  allowed: InsightKinds,
): InsightsSummary {
  const { overallScore, performance, model } = findings;
  return {
    insights: {
      overallScore,
      performance,
      ...sentencesOf(findings, 'measured'),
      suggestedByModel: model === null ? null : { model, ...sentencesOf(findings, 'model') },
    },
    behavioral: allowed.behavioral && behavioral !== null ? withoutEvidence(behavioral) : null,
  };
}

function sentencesOf(
  { strengths, weaknesses }: InsightsRow['findings'],
  wanted: InsightStatement['source'],
): { strengths: string[]; weaknesses: string[] } {
  const textsOf = (all: InsightsRow['findings']['strengths']) =>
    all.filter(({ source }) => source === wanted).map(({ text }) => text);
  return { strengths: textsOf(strengths), weaknesses: textsOf(weaknesses) };
}

function withoutEvidence({ picture: _evidence, ...shares }: NonNullable<InsightsRow['behavioral']>) {
  return shares;
}
