import type { AllowedInsights, InsightMeasure } from '@nimble/contracts/insights';
import type { KeptBehavioral, KeptInsights } from '../../../platform/database/tables/insight-tables.ts';

/** Their value is put together of weighted parts, so that it is a score itself. */
const scoredAlone: readonly InsightMeasure[] = ['relevance', 'completeness'];

/** What was measured, without what was made of it. Used for what is kept and for what is shown (decision 050). */
export function factsOf(findings: KeptInsights): KeptInsights {
  return {
    overallScore: null,
    performance: { confidence: null, engagement: null, professionalism: null },
    measures: findings.measures
      .filter(({ name }) => !scoredAlone.includes(name))
      .map((measure) => ({ ...measure, score: null })),
    // Each stands where it does because of a score, or because a model found it good or bad.
    strengths: [],
    weaknesses: [],
    leftOut: findings.leftOut,
    model: null,
  };
}

/** The frames that were counted. */
export function countsOf({ picture }: KeptBehavioral): KeptBehavioral {
  return { confidence: null, engagement: null, eyeContact: null, nervousness: null, picture };
}

/** What is written down: no score while the company uses none. */
export function keptOf(
  { findings, behavioral }: { findings: KeptInsights; behavioral: KeptBehavioral | null },
  { scores }: Pick<AllowedInsights, 'scores'>,
) {
  return scores
    ? { hasScores: true, findings, behavioral }
    : { hasScores: false, findings: factsOf(findings), behavioral: behavioral && countsOf(behavioral) };
}
