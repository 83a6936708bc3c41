// @vitest-environment happy-dom
import { getInsights } from '@nimble/contracts/insights';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { allRights, signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { InsightsOverview } from './insights-overview.tsx';

const server = contractServer();

function open(mayStart: boolean): void {
  server.answer(getInsights, { data: null, meta: { mayStart } });
  const allowed = { performance: true, behavioral: false, scores: true };
  const user = signedInUser({ permissions: allRights });
  show(<InsightsOverview submissionId={3} allowed={allowed} onPlay={null} />, { user });
}

test('computing is offered where it can work', async () => {
  open(true);
  expect(await screen.findByRole('button', { name: 'Compute insights' })).toBeDefined();
});

test('otherwise the page says what it waits for', async () => {
  open(false);
  expect(await screen.findByText(/once the answers are joined and transcribed/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Compute insights' })).toBeNull();
});
