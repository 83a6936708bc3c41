// @vitest-environment happy-dom
import { listReviewers } from '@nimble/contracts/assignments';
import { listDecisionMails } from '@nimble/contracts/decision-mails';
import { getInsights } from '@nimble/contracts/insights';
import { listMediaTasks } from '@nimble/contracts/media-tasks';
import { getScorecard, type Scorecard } from '@nimble/contracts/scorecards';
import { publicSettings } from '@nimble/contracts/settings';
import {
  allowNewAttempt,
  deleteSubmission,
  getSubmission,
  listSubmissions,
  type Submission,
  updateSubmission,
  withdrawNewAttempt,
} from '@nimble/contracts/submissions';
import { getTranscript } from '@nimble/contracts/transcripts';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { somePublicSettings } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission, someWrittenResponse } from '../../../testing/submissions.ts';
import { SubmissionPage } from './submission-page.tsx';

const server = contractServer();

const noScorecards: Scorecard = {
  submissionId: 7,
  criteria: [],
  questions: [],
  own: { givenAt: null, ratings: [] },
  givenCount: 0,
  others: { state: 'hidden' },
  comments: [],
};

/** What the page loads. */
function answerAll(submission: Submission): void {
  server.answer(publicSettings, somePublicSettings);
  server.answer(getSubmission, { data: submission });
  server.answer(updateSubmission, { data: submission });
  server.answer(getInsights, { data: null, meta: { mayStart: false } });
  server.answer(listMediaTasks, { data: [] });
  server.answer(listReviewers, { data: [] });
  server.answer(getScorecard, { data: noScorecards });
  server.answer(listSubmissions, {
    data: [],
    meta: { pagination: { page: 1, pageSize: 12, total: 0, pageCount: 1 } },
  });
}

test('shows where a candidate came from, and closes when a colleague deletes it', async () => {
  const submission = someSubmission({
    id: 7,
    status: 'in_review',
    source: 'linkedin',
    externalId: 'order-2',
  });
  answerAll(submission);
  show(<SubmissionPage />, { path: '/candidates/:id', at: '/candidates/7', user: signedInUser() });
  expect(await screen.findByRole('heading', { name: 'Ruth Example', level: 2 })).toBeDefined();
  expect(screen.getByText('Source: LinkedIn')).toBeDefined();
  expect(screen.getByText('External ID: order-2')).toBeDefined();
  server.answer(getSubmission, refusal('submission.not_found'));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(await screen.findByRole('heading', { name: 'This candidate was deleted' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Ruth Example' })).toBeNull();
});

test('an interview in writing has no video to wait for, and says what does not apply to it', async () => {
  const submission = someSubmission({ status: 'in_review', responses: [someWrittenResponse('Rye bread')] });
  answerAll(submission);
  server.answer(getTranscript, {
    data: { submissionId: 7, isEngineOn: true, captionsUrl: null, answers: [] },
  });
  server.answer(getScorecard, {
    data: {
      ...noScorecards,
      questions: [
        { id: 31, question: 'Why?', pool: null, answer: { responseId: 71, startsAt: null, duration: null } },
      ],
    },
  });
  const person = show(<SubmissionPage />, {
    path: '/candidates/:id',
    at: '/candidates/7?in=answers&search=rye&answer=71',
    user: signedInUser(),
  });
  expect(await screen.findByText('Rye bread')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Answers' })).toBeDefined();
  expect(screen.queryByText(/video/i)).toBeNull();
  expect(screen.getByText(/Nothing was recorded in this interview, so they do not apply/)).toBeDefined();
  await person.click(screen.getByRole('tab', { name: 'Transcript' }));
  expect(await screen.findByText(/^Nothing was recorded in this interview/)).toBeDefined();
  await person.click(screen.getByRole('tab', { name: 'Assessment' }));
  expect(
    await screen.findByText(/nothing was recorded in this interview\. Write in the notes/),
  ).toBeDefined();
});

test('a question that was left out is listed in its place, as not answered', async () => {
  const last = someWrittenResponse('Rye bread');
  const submission = someSubmission({
    status: 'in_review',
    responses: [{ ...last, metadata: { ...last.metadata, questionIndex: 2, totalQuestions: 3 } }],
  });
  answerAll(submission);
  const skipped = { pool: null, answer: null };
  const answer = { responseId: 71, startsAt: null, duration: null };
  server.answer(getScorecard, {
    data: {
      ...noScorecards,
      questions: [
        { id: 29, question: 'Where from?', ...skipped },
        { id: 30, question: 'Since when?', ...skipped },
        { id: 31, question: 'Which bread?', pool: null, answer },
      ],
    },
  });
  open();
  const first = (await screen.findByText('Where from?')).closest('ol');
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1Where from?Not answered',
    '2Since when?Not answered',
    expect.stringMatching(/^3Which bread are you proud of\?.*Rye bread/),
  ]);
});

const open = () =>
  show(<SubmissionPage />, { path: '/candidates/:id', at: '/candidates/7', user: signedInUser() });

async function choose(person: ReturnType<typeof open>, action: string) {
  await person.click(await screen.findByRole('button', { name: 'More actions' }));
  return screen.findByRole('menuitem', { name: action });
}

test('a double click allows a new attempt once, and withdraws it once', async () => {
  const submission = someSubmission({ status: 'in_review' });
  const allowed = { ...submission, newAttemptAt: '2026-05-05T09:00:00.000Z' };
  answerAll(submission);
  server.answer(allowNewAttempt, { data: allowed });
  server.answer(withdrawNewAttempt, { data: submission });
  const person = open();
  await person.click(await choose(person, 'Allow a new attempt'));
  server.answer(getSubmission, { data: allowed });
  await pressTwice(person, await screen.findByRole('button', { name: 'Allow a new attempt' }), {
    server,
    sends: [allowNewAttempt],
    shows: () => screen.findByText('New attempt allowed. The candidate will get an email.'),
  });
  server.answer(getSubmission, { data: submission });
  await pressTwice(person, await choose(person, 'Withdraw the new attempt'), {
    server,
    sends: [withdrawNewAttempt],
    shows: () => screen.findByText('New attempt withdrawn'),
  });
});

test('a double click deletes a candidate once, and leads to the list', async () => {
  answerAll(someSubmission({ status: 'in_review' }));
  server.answer(deleteSubmission, { data: { id: 7 } });
  const person = open();
  await person.click(await choose(person, 'Delete submission'));
  await pressTwice(person, await screen.findByRole('button', { name: 'Delete' }), {
    server,
    sends: [deleteSubmission],
    shows: () => screen.findByText('at /candidates'),
  });
  expect(screen.getByText('Submission deleted successfully')).toBeDefined();
});

test('decisions by keys before the first is answered are each sent once, in their order', async () => {
  let stored = someSubmission({ status: 'in_review' });
  answerAll(stored);
  server.answer(listDecisionMails, { data: [] });
  server.answer(getSubmission, () => ({ data: stored }));
  server.answer(updateSubmission, ({ body }) => {
    const { rating = stored.rating, status = stored.status } = (body as { data: Partial<Submission> }).data;
    stored = { ...stored, rating, status };
    return { data: stored };
  });
  const person = open();
  await screen.findAllByRole('button', { name: 'Approve candidate' });
  const answer = server.hold();
  await person.keyboard('44aarr');
  await waitFor(() => expect(server.asked(updateSubmission)).toHaveLength(1));
  answer();
  expect(await screen.findByText('Candidate rejected successfully!')).toBeDefined();
  expect(server.asked(updateSubmission).map(({ body }) => body)).toMatchObject([
    { data: { rating: 80 } },
    { data: { status: 'shortlisted' } },
    { data: { status: 'rejected' } },
  ]);
  // In the header, and in the overview.
  expect(await screen.findAllByText('80%')).toHaveLength(2);
  expect(screen.getByText('Rejected')).toBeDefined();
  expect(screen.queryByText(/^Someone else/)).toBeNull();
});

test('an address without the number of a candidate says so, and asks for none', async () => {
  show(<SubmissionPage />, { path: '/candidates/:id', at: '/candidates/none', user: signedInUser() });
  expect(await screen.findByRole('heading', { name: 'Candidate ID not found' })).toBeDefined();
  expect(server.asked(getSubmission)).toEqual([]);
});

test('a decision loads its emails and reviewers, and nothing else of the page again', async () => {
  const submission = someSubmission({ status: 'in_review' });
  answerAll(submission);
  server.answer(listDecisionMails, { data: [] });
  server.answer(updateSubmission, { data: { ...submission, status: 'shortlisted' } });
  const person = open();
  const [approve] = await screen.findAllByRole('button', { name: 'Approve candidate' });
  const others = [getSubmission, getInsights, listMediaTasks, getScorecard, listSubmissions];
  const loaded = () => others.map((route) => server.asked(route).length);
  await waitFor(() => expect(server.asked(listReviewers)).toHaveLength(1));
  const before = loaded();
  await person.click(approve as HTMLElement);
  await screen.findByText('Candidate approved successfully!');
  await waitFor(() => expect(server.asked(listReviewers)).toHaveLength(2));
  await waitFor(() => expect(server.asked(listDecisionMails)).toHaveLength(1));
  expect(loaded()).toEqual(before);
  expect(server.asked(updateSubmission)).toHaveLength(1);
});
