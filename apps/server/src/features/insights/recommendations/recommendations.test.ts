import type { InsightStatementCode } from '@nimble/contracts/insights';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeptInsights } from '../../../platform/database/tables/insight-tables.ts';
import { addAnswer } from '../../../testing/calls/answers.ts';
import { finishedSubmission, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
  admin = await signedInAdmin(nimble, 'Acme');
});
afterAll(() => nimble.close());

const recommended = (token = admin.token) => nimble.call('GET', '/api/insights/recommendations', { token });
const set = (id: number, values: object) =>
  nimble.database.updateTable('submissions').set(values).where('id', '=', id).execute();
const use = (insights: boolean) =>
  nimble.database.updateTable('companies').set({ insights }).where('id', '=', admin.companyId).execute();

/** With varied words, as all have, and the further strengths. */
async function scored(score: number | null, further: readonly InsightStatementCode[] = []): Promise<number> {
  const { job, submissionId } = await finishedSubmission(nimble, admin.token);
  const place = { companyId: admin.companyId, submissionId };
  const responseId = await addAnswer(nimble, { ...place, questionId: job.questions[0]?.id ?? 0 });
  await nimble.database
    .updateTable('responses')
    .set({ starts_at_seconds: 20 })
    .where('id', '=', responseId)
    .execute();
  const at = { responseId, number: 1, start: 1.5, end: 4, quote: 'we moved a large shop' };
  const strength = {
    source: 'measured',
    code: 'insight.words_varied',
    values: { words: score ?? 0, semitones: 4, number: 1, jobWords: 0 },
    evidence: [at],
    isWhole: false,
  } as const;
  const findings: KeptInsights = {
    overallScore: score,
    performance: { confidence: null, engagement: null, professionalism: null },
    measures: [],
    strengths: [
      { source: 'model', text: 'Suggested.', evidence: [at] },
      strength,
      ...further.map((code) => ({ ...strength, code })),
    ],
    weaknesses: [],
    leftOut: [],
    model: null,
  };
  await nimble.database
    .insertInto('insights')
    .values({
      submission_id: submissionId,
      company_id: admin.companyId,
      has_scores: true,
      overall_score: score,
      findings: JSON.stringify(findings),
      behavioral: null,
      computed_at: new Date(),
    })
    .execute();
  await set(submissionId, {
    status: 'pending',
    performance_consented_at: new Date(),
    insights_consent_version: '1',
  });
  // Others may be opened within the plan.
  await nimble.database.updateTable('jobs').set({ status: 'closed' }).where('id', '=', job.id).execute();
  return submissionId;
}

test('the highest scores of waiting candidates, with their basis; nothing without switch, consent or plan', async () => {
  await use(false);
  expect((await recommended()).body.data).toEqual({ isUsed: false, candidates: [] });
  await use(true);
  expect((await recommended()).body.data).toEqual({ isUsed: true, candidates: [] });

  await scored(null);
  expect((await recommended()).body.data).toEqual({ isUsed: true, candidates: [] });
  const low = await scored(41.2);
  const alone = (await recommended()).body.data.candidates[0];
  expect(alone.evidence).toMatchObject([{ text: expect.stringMatching(/^Varied words/) }]);
  const high = await scored(87.6, ['insight.pitch_lively', 'insight.question_addressed']);
  const rejected = await scored(99);
  await set(rejected, { status: 'rejected' });
  const withdrawn = await scored(98);
  await set(withdrawn, { performance_consented_at: null, insights_consent_version: null });
  const { candidates } = (await recommended()).body.data;
  expect(candidates.map(({ submissionId }: { submissionId: number }) => submissionId)).toEqual([high, low]);
  // What both have is no reason to prefer one.
  expect(candidates[1].evidence).toEqual([]);
  expect(candidates[0]).toMatchObject({
    score: 88,
    evidence: [
      { text: expect.stringContaining('The voice is lively'), quote: 'we moved a large shop', moment: 21.5 },
      {
        text: 'Answer 1 addresses the question: "we moved a large shop" at 0:01.',
        quote: 'we moved a large shop',
        moment: 21.5,
      },
    ],
  });

  const stranger = await signedInAdmin(nimble, 'Other');
  await nimble.database.updateTable('companies').set({ insights: true }).execute();
  expect((await recommended(stranger.token)).body.data).toEqual({ isUsed: true, candidates: [] });

  for (const score of [50, 51, 52, 53]) await scored(score);
  expect((await recommended()).body.data.candidates).toHaveLength(3);

  await use(false);
  expect((await recommended()).body.data).toEqual({ isUsed: false, candidates: [] });
  await nimble.database
    .updateTable('companies')
    .set({ plan: 'starter', trial_ends_at: null, insights: true })
    .where('id', '=', admin.companyId)
    .execute();
  const refused = await recommended();
  expect(refused.status).toBe(422);
  expect(refused.body.error.message).toContain('does not include AI analysis');
});
