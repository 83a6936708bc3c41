// @vitest-environment happy-dom
import { getInsights, type SubmissionInsights, startInsights } from '@nimble/contracts/insights';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { allPermissions, signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { InsightsOverview } from './insights-overview.tsx';

const server = contractServer();

function open(mayStart: boolean) {
  server.answer(getInsights, { data: null, meta: { mayStart } });
  const allowed = { performance: true, behavioral: false, scores: true };
  const user = signedInUser({ permissions: allPermissions });
  return show(<InsightsOverview submissionId={3} allowed={allowed} onPlay={null} />, { user });
}

test('computing is offered where it can work, and a double click asks for it once', async () => {
  const person = open(true);
  server.answer(startInsights, { data: null, meta: { mayStart: true } });
  await pressTwice(person, await screen.findByRole('button', { name: 'Compute insights' }), {
    server,
    sends: [startInsights],
    shows: () => screen.findByText('Nimble is computing the insights. They will appear here.'),
  });
});

test('otherwise the page says what it waits for', async () => {
  open(false);
  expect(await screen.findByText(/once the answers are joined and transcribed/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Compute insights' })).toBeNull();
});

const facts: SubmissionInsights = {
  level: 'facts',
  overallScore: null,
  performance: { confidence: null, engagement: null, professionalism: null },
  behavioral: {
    confidence: null,
    engagement: null,
    eyeContact: null,
    nervousness: null,
    picture: { state: 'measured', frames: 30, blank: 0, inView: 28, turned: 20, leftOut: [], outOfView: [] },
  },
  measures: [
    {
      name: 'pace',
      state: 'measured',
      value: 141,
      score: null,
      from: { answers: 1, words: 100, seconds: 60 },
      evidence: [],
    },
  ],
  strengths: [],
  weaknesses: [],
  leftOut: [],
  model: null,
  computedAt: '2026-11-23T12:00:00.000Z',
};

function openFacts(scores: boolean): void {
  server.answer(getInsights, { data: facts, meta: { mayStart: true } });
  const allowed = { performance: true, behavioral: true, scores };
  show(<InsightsOverview submissionId={3} allowed={allowed} onPlay={null} />, { user: signedInUser() });
}

test('facts have their numbers, and neither scores nor statements', async () => {
  openFacts(false);
  expect(await screen.findByText(/^141 words/)).toBeDefined();
  expect(screen.getByText(/28 of 30/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Key strengths' })).toBeNull();
  expect(screen.queryAllByRole('progressbar')).toEqual([]);
  expect(screen.queryByRole('img', { name: /^All measures together/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Compute scores' })).toBeNull();
});

test('a count of zero says that none was recognized', async () => {
  const from = { answers: 2, words: 57, seconds: 19 };
  const measures = (['fillers', 'restarts'] as const).map((name) => {
    return { name, state: 'measured' as const, value: 0, score: null, from, evidence: [] };
  });
  server.answer(getInsights, { data: { ...facts, measures }, meta: { mayStart: true } });
  const allowed = { performance: true, behavioral: true, scores: false };
  show(<InsightsOverview submissionId={3} allowed={allowed} onPlay={null} />, { user: signedInUser() });
  expect(await screen.findAllByText('None recognized · 2 answers, 57 words, 19 s of speech')).toHaveLength(2);
});

test('where scores are used now, they can be computed for what has none', async () => {
  openFacts(true);
  expect(await screen.findByRole('button', { name: 'Compute scores' })).toBeDefined();
});

test('the sum of the measures is named apart from the team’s overall score', async () => {
  const performance = { confidence: 0.9, engagement: 0.7, professionalism: 0.5 };
  server.answer(getInsights, {
    data: { ...facts, level: 'scores', overallScore: 69, performance },
    meta: { mayStart: true },
  });
  const allowed = { performance: true, behavioral: true, scores: true };
  show(<InsightsOverview submissionId={3} allowed={allowed} onPlay={null} />, { user: signedInUser() });
  expect(await screen.findByText('All measures together')).toBeDefined();
  expect(screen.getByText(/not your team’s score/)).toBeDefined();
  expect(screen.queryByText(/^Overall/)).toBeNull();
});
