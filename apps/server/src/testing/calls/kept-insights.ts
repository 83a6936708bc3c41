import type { InsightMeasure, InsightsLevel } from '@nimble/contracts/insights';
import type { KeptBehavioral, KeptInsights } from '../../platform/database/tables/insight-tables.ts';
import type { TestApp } from '../servers/test-app.ts';
import type { Scene } from './scene.ts';

/** What stands for a fact, and for a score, in the text of an answer: nothing else there looks like it. */
const signs = {
  facts: ['141.4213', 'Quoted only here', '27182'],
  scores: [
    '0.6180',
    '61.8034',
    '"insightsScore":62',
    '"score":62',
    'Varied words: 49 of 50',
    'Found good only here',
    'Repeated words: 7 of 50',
  ],
} as const;
export type Sign = keyof typeof signs;

/** @returns which kinds of insights an answer has in it. */
export function signsIn(text: string): Sign[] {
  return (['facts', 'scores'] as const).filter((kind) => signs[kind].some((sign) => text.includes(sign)));
}

/** Everything that can be kept of a submission whose candidate agreed to all, whatever its company uses. */
export async function keepInsights(
  { database }: TestApp,
  { companyId, submissionId, responseId }: Pick<Scene, 'companyId' | 'submissionId' | 'responseId'>,
): Promise<void> {
  const place = { responseId, number: 1, start: 1, end: 2 };
  const evidence = [{ ...place, quote: 'Quoted only here' }];
  const from = { answers: 1, words: 100, seconds: 60 };
  const measure = (name: InsightMeasure, value: number) =>
    ({ name, state: 'measured', value, score: 0.61801, from, evidence }) as const;
  const measured = { source: 'measured', evidence: [{ ...place, quote: null }], isWhole: false } as const;
  const findings: KeptInsights = {
    overallScore: 61.8034,
    performance: { confidence: 0.61802, engagement: 0.61803, professionalism: 0.61804 },
    measures: [measure('pace', 141.4213), measure('relevance', 0.61805), measure('completeness', 0.61806)],
    strengths: [
      { ...measured, code: 'insight.words_varied', values: { words: 49 } },
      { text: 'Found good only here by a model', source: 'model', evidence: [{ ...place, quote: null }] },
    ],
    weaknesses: [{ ...measured, code: 'insight.words_repeated', values: { words: 7 } }],
    leftOut: [],
    model: 'some-model',
  };
  const behavioral: KeptBehavioral = {
    confidence: 0.61807,
    engagement: 0.61808,
    eyeContact: 0.61809,
    nervousness: 0.61801,
    picture: {
      state: 'measured',
      frames: 27182,
      blank: 0,
      inView: 20,
      turned: 20,
      leftOut: [],
      outOfView: [],
    },
  };
  await database
    .insertInto('insights')
    .values({
      submission_id: submissionId,
      company_id: companyId,
      has_scores: true,
      overall_score: 61.8034,
      findings: JSON.stringify(findings),
      behavioral: JSON.stringify(behavioral),
      computed_at: new Date(),
    })
    .execute();
  const agreed = { performance_consented_at: new Date(), behavioral_consented_at: new Date() };
  await database
    .updateTable('submissions')
    .set({ ...agreed, insights_consent_version: '1', status: 'pending', rating: 55 })
    .where('id', '=', submissionId)
    .execute();
}

/** Without erasing anything, as in the moment after it was changed. */
export async function useLevel(
  { database }: TestApp,
  companyId: number,
  level: InsightsLevel,
): Promise<void> {
  await database
    .updateTable('companies')
    .set({
      insights: level !== 'nothing',
      insight_scores: level === 'scores',
      behavioral_insights: true,
    })
    .where('id', '=', companyId)
    .execute();
}
