import type { BehavioralInsights, InsightMeasure, SubmissionInsights } from '@nimble/contracts/insights';
import { completeness, relevance } from './content.ts';
import { pace, pauses } from './flow.ts';
import { type Interview, type Measured, mean } from './interview.ts';
import { type Picture, sharesOf } from './picture.ts';
import { loudness, pitch } from './voice.ts';
import { fillers, restarts, vocabulary } from './words.ts';

/** In the order of the page. */
const allMeasures = [
  pace,
  pauses,
  fillers,
  pitch,
  loudness,
  vocabulary,
  relevance,
  completeness,
  restarts,
] as const;

/** Fillers and restarts of a hundred words that fill the scale. */
const mostDisfluencies = 12;
const weights = { confidence: 0.3, engagement: 0.2, professionalism: 0.5 } as const;

export type Findings = Pick<SubmissionInsights, 'overallScore' | 'performance'> & { measures: Measured[] };

/** Measures an interview and combines the numbers as docs/insights.md defines. */
export function findingsOf(interview: Interview): Findings {
  const measures = allMeasures.map((measure) => measure(interview));
  const score = (name: InsightMeasure) => measures.find((each) => each.name === name)?.score ?? null;
  const said = [score('relevance'), score('vocabulary')];
  const performance = {
    confidence: mean([score('pace'), score('pauses'), score('fillers')]),
    engagement: mean([score('pitch'), score('loudness')]),
    // Whether a question was answered reveals nothing about delivery, as long as the words are unknown.
    professionalism: mean(said) === null ? null : mean([...said, score('completeness')]),
  };
  return { measures, performance, overallScore: overallOf(performance) };
}

function overallOf({ confidence, engagement, professionalism }: Findings['performance']): number | null {
  if (confidence === null || engagement === null || professionalism === null) return null;
  const total =
    confidence * weights.confidence +
    engagement * weights.engagement +
    professionalism * weights.professionalism;
  return Math.round(total * 1000) / 10;
}

export type Behavioral = Omit<BehavioralInsights, 'picture'> & { picture: Picture };

/** Measured delivery, under the specification's names. */
export function behavioralOf(measures: readonly Measured[], picture: Picture): Behavioral {
  const rate = (name: InsightMeasure) => measures.find((each) => each.name === name)?.value ?? null;
  const [filled, again] = [rate('fillers'), rate('restarts')];
  const nervousness =
    filled === null || again === null ? null : Math.min(1, (filled + again) / mostDisfluencies);
  return {
    confidence: nervousness === null ? null : 1 - nervousness,
    ...sharesOf(picture),
    nervousness,
    picture,
  };
}
