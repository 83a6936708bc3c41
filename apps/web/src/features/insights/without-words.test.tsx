// @vitest-environment happy-dom
import { getInsights, type SubmissionInsights } from '@nimble/contracts/insights';
import { getTranscript, type TranscriptStatus } from '@nimble/contracts/transcripts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { emptyTranscript } from '../../testing/transcripts.ts';
import { InsightsOverview } from './insights-overview.tsx';

const server = contractServer();
const insights: SubmissionInsights = {
  level: 'facts',
  overallScore: null,
  performance: { confidence: null, engagement: null, professionalism: null },
  behavioral: null,
  measures: [
    {
      name: 'pace',
      state: 'noWords',
      value: null,
      score: null,
      from: { answers: 0, words: 0, seconds: 0 },
      evidence: [],
    },
  ],
  strengths: [],
  weaknesses: [],
  leftOut: [],
  model: null,
  computedAt: '2026-11-23T12:00:00.000Z',
};

test.each<[TranscriptStatus, boolean, string]>([
  ['none', false, 'Pace, fillers and content were not measured, because there is no transcript.'],
  ['none', false, 'Ask the person who runs it to set one up.'],
  ['none', true, 'because the answers have not been transcribed.'],
  ['queued', true, 'The answers are still being transcribed.'],
  ['failed', true, 'Retry it under Transcript.'],
  ['done', true, 'No words were recognized in the answers'],
])('of answers that are %s (engine: %s) insights say: %s', async (status, isEngineOn, text) => {
  server.answer(getInsights, { data: insights, meta: { mayStart: true } });
  server.answer(getTranscript, { data: emptyTranscript(3, status, isEngineOn) });
  const allowed = { performance: true, behavioral: false, scores: false };
  show(<InsightsOverview submissionId={3} allowed={allowed} onPlay={null} />, { user: signedInUser() });
  expect((await screen.findByText(/pace, fillers and content (are|were)/i)).textContent).toContain(text);
});
