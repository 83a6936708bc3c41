// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRecommendations } from '@nimble/contracts/insights';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { Recommendations } from './recommendations.tsx';

const server = contractServer();
const method = readFileSync(join(import.meta.dirname, '../../../../../docs/insights.md'), 'utf8');

test('a measured score is called so, and page and help name the same order', async () => {
  server.answer(getRecommendations, {
    data: {
      isUsed: true,
      candidates: [
        {
          submissionId: 9,
          candidateName: 'Ines Example',
          job: { id: 3, title: 'Ferry captain' },
          score: 72,
          evidence: [],
        },
      ],
    },
  });
  show(<Recommendations />, { user: signedInUser() });
  const entry = await screen.findByRole('listitem');
  expect(entry.textContent).toMatch(/Measured\s*72%/);
  expect(screen.getByText(/sorted by what was measured/).textContent).toContain('not your team’s score');
  expect(screen.getByText(/^Candidates waiting for a decision/)).toBeDefined();
  expect(method).toContain('Only the recommendations on the dashboard are sorted by them');
  expect(method).toContain('only candidates who are waiting for a decision');
});

test('without a candidate to recommend it claims nothing about earlier insights', async () => {
  server.answer(getRecommendations, { data: { isUsed: true, candidates: [] } });
  show(<Recommendations />, { user: signedInUser() });
  const text = await screen.findByText(/^No analyzed candidate is waiting for a decision\./);
  expect(text.textContent).toContain('once Nimble has analyzed answers of candidates who agreed');
});
