// @vitest-environment happy-dom
import { listReviewers } from '@nimble/contracts/assignments';
import { getInsights } from '@nimble/contracts/insights';
import { listMediaTasks } from '@nimble/contracts/media-tasks';
import { getScorecard } from '@nimble/contracts/scorecards';
import { publicSettings } from '@nimble/contracts/settings';
import { getSubmission, listSubmissions, updateSubmission } from '@nimble/contracts/submissions';
import { focusManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { somePublicSettings } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { SubmissionPage } from './submission-page.tsx';

const server = contractServer();

test('shows where a candidate came from, and closes when a colleague deletes it', async () => {
  const submission = someSubmission({
    id: 7,
    status: 'in_review',
    source: 'careers',
    externalId: 'order-2',
  });
  server.answer(publicSettings, somePublicSettings);
  server.answer(getSubmission, { data: submission });
  server.answer(updateSubmission, { data: submission });
  server.answer(getInsights, { data: null, meta: { mayStart: false } });
  server.answer(listMediaTasks, { data: [] });
  server.answer(listReviewers, { data: [] });
  server.answer(getScorecard, {
    data: {
      submissionId: 7,
      criteria: [],
      questions: [],
      own: { givenAt: null, ratings: [] },
      givenCount: 0,
      others: { state: 'hidden' },
      comments: [],
    },
  });
  server.answer(listSubmissions, {
    data: [],
    meta: { pagination: { page: 1, pageSize: 12, total: 0, pageCount: 1 } },
  });
  show(<SubmissionPage />, { path: '/candidates/:id', at: '/candidates/7', user: signedInUser() });
  expect(await screen.findByRole('heading', { name: 'Ruth Example', level: 2 })).toBeDefined();
  expect(screen.getByText('Source: careers')).toBeDefined();
  expect(screen.getByText('External ID: order-2')).toBeDefined();
  server.answer(getSubmission, refusal('submission.not_found'));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(await screen.findByRole('heading', { name: 'This candidate was deleted' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Ruth Example' })).toBeNull();
});
