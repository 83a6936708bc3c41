import type {
  AllowedInsights,
  BehavioralInsights,
  InsightMoment,
  InsightStatement,
  InsightsSummary,
  SubmissionInsights,
} from '@nimble/contracts/insights';
import type { KeptStatement } from '../../../platform/database/tables/insight-tables.ts';
import type { InsightsRow } from '../insights.repository.ts';
import { countsOf, factsOf } from './facts.ts';
import { textOfStatement } from './statement-texts.ts';

type UnplacedMoment = Omit<InsightMoment, 'moment'>;
type Unplaced = { evidence: UnplacedMoment[] };

/** @param starts where each answer begins in the joined video, seconds. */
export function presentInsights(
  row: InsightsRow,
  starts: ReadonlyMap<number, number | null>,
  allowed: AllowedInsights,
): SubmissionInsights {
  const { level, findings, behavioral } = shownOf(row, allowed);
  const place = (moment: UnplacedMoment): InsightMoment => {
    const begins = starts.get(moment.responseId) ?? null;
    return { ...moment, moment: begins === null ? null : begins + moment.start };
  };
  const placed = <T extends Unplaced>(each: T) => ({ ...each, evidence: each.evidence.map(place) });
  return {
    level,
    ...findings,
    measures: findings.measures.map(placed),
    strengths: findings.strengths.map((each) => presentStatement(each, place)),
    weaknesses: findings.weaknesses.map((each) => presentStatement(each, place)),
    behavioral: behavioral && presentBehavioral(behavioral, place),
    computedAt: row.computed_at.toISOString(),
  };
}

function presentStatement(
  statement: KeptStatement,
  place: (moment: UnplacedMoment) => InsightMoment,
): InsightStatement {
  const { source, evidence } = statement;
  return { text: textOfStatement(statement), source, evidence: evidence.map(place) };
}

function presentBehavioral(
  behavioral: NonNullable<InsightsRow['behavioral']>,
  place: (moment: UnplacedMoment) => InsightMoment,
): BehavioralInsights {
  const { picture } = behavioral;
  return { ...behavioral, picture: { ...picture, outOfView: picture.outOfView.map(place) } };
}

type Kept = Pick<InsightsRow, 'findings' | 'behavioral' | 'has_scores'>;

/** The stored insights as far as they may be shown now; scores that were not computed cannot be. */
function shownOf({ findings, behavioral, has_scores }: Kept, allowed: AllowedInsights) {
  const seen = allowed.behavioral ? behavioral : null;
  return allowed.scores && has_scores
    ? { level: 'scores' as const, findings, behavioral: seen }
    : { level: 'facts' as const, findings: factsOf(findings), behavioral: seen && countsOf(seen) };
}

/** The shape that the specification defines for a submission. */
export function summarize(row: Kept, allowed: AllowedInsights): InsightsSummary {
  const { findings, behavioral } = shownOf(row, allowed);
  const { overallScore, performance, model } = findings;
  return {
    insights: {
      overallScore,
      performance,
      ...sentencesOf(findings, 'measured'),
      suggestedByModel: model === null ? null : { model, ...sentencesOf(findings, 'model') },
    },
    behavioral: behavioral && withoutEvidence(behavioral),
  };
}

function sentencesOf(
  { strengths, weaknesses }: InsightsRow['findings'],
  wanted: InsightStatement['source'],
): { strengths: string[]; weaknesses: string[] } {
  const textsOf = (all: InsightsRow['findings']['strengths']) =>
    all.filter(({ source }) => source === wanted).map(textOfStatement);
  return { strengths: textsOf(strengths), weaknesses: textsOf(weaknesses) };
}

function withoutEvidence({ picture: _evidence, ...shares }: NonNullable<InsightsRow['behavioral']>) {
  return shares;
}
