// @vitest-environment happy-dom
import { listDecisionMails } from '@nimble/contracts/decision-mails';
import { listStages } from '@nimble/contracts/stages';
import {
  getSubmission,
  type Submission,
  undoDecision,
  updateSubmission,
} from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePreferences } from '../../../lib/preferences.ts';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { submissionQuery } from '../submissions.queries.ts';
import { undoLatest } from '../undo/undo-offers.ts';
import { DecisionBelow } from './decision-below.tsx';
import { ReviewActions } from './review-actions.tsx';
import { useColleagueChanges } from './use-colleague-changes.ts';
import { useDecide } from './use-decide.ts';

// Emails have tests of their own.
changePreferences({ asksForMail: false });
const server = contractServer();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The bar as on the page of a submission. */
function Bar({ mayReview = true }: { mayReview?: boolean }) {
  const { data } = useQuery(submissionQuery(7));
  return data && <Decided submission={data} mayReview={mayReview} />;
}

function Decided({ submission, mayReview }: { submission: Submission; mayReview: boolean }) {
  useColleagueChanges(submission);
  return <ReviewActions submission={submission} mayReview={mayReview} decide={useDecide(submission)} />;
}

/** @returns the user, and the changes that the server got. */
async function open(submission = someSubmission(), mayReview = true) {
  server.answer(getSubmission, { data: submission });
  server.answer(listDecisionMails, { data: [] });
  const person = show(<Bar mayReview={mayReview} />);
  await screen.findByRole('link', { name: /Contact/ });
  return { person, sent: () => server.asked(updateSubmission).map(({ body }) => body) };
}

test('approving sends the shown values, once however often it is pressed, and confirms it', async () => {
  server.answer(updateSubmission, { data: someSubmission({ status: 'shortlisted' }) });
  const { person, sent } = await open();
  server.answer(getSubmission, { data: someSubmission({ status: 'shortlisted' }) });
  await pressTwice(person, button(/Approve/), {
    server,
    sends: [updateSubmission],
    shows: () => screen.findByText('Candidate approved successfully!'),
  });
  expect(sent()).toEqual([{ data: { status: 'shortlisted', ifUnchanged: { status: 'pending' } } }]);
  // After a decision the other statuses are under "Mark as".
  await waitFor(() => expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull());
  // Its place is taken by "Mark as", which gets the second half of a slow double click.
  fireEvent.click(button('Mark as'), { detail: 2 });
  expect(sent()).toHaveLength(1);
});

test('another decision under "Mark as" shows that it is being saved', async () => {
  const saved = Promise.withResolvers<void>();
  const approved = { data: someSubmission({ status: 'shortlisted' }) } as const;
  server.answer(updateSubmission, () => saved.promise.then(() => approved));
  server.answer(listStages, { data: [] });
  const { person } = await open(someSubmission({ status: 'rejected' }));
  await person.click(button('Mark as'));
  await person.click(await screen.findByRole('menuitem', { name: 'Approved' }));
  await waitFor(() => expect(button('Mark as').getAttribute('aria-busy')).toBe('true'));
  saved.resolve();
  await waitFor(() => expect(button('Mark as').hasAttribute('aria-busy')).toBe(false));
});

test('a double click on another status under "Mark as" gives it once', async () => {
  server.answer(updateSubmission, { data: someSubmission({ status: 'reviewed' }) });
  server.answer(listStages, { data: [] });
  const { person } = await open(someSubmission({ status: 'shortlisted' }));
  await person.click(button('Mark as'));
  await pressTwice(person, await screen.findByRole('menuitem', { name: 'Reviewed' }), {
    server,
    sends: [updateSubmission],
    shows: () => screen.findByText('Submission marked as reviewed!'),
  });
});

test('a concurrent decision of a colleague is shown with a message', async () => {
  server.answer(updateSubmission, refusal('submission.changed_meanwhile'));
  const { person } = await open();
  server.answer(getSubmission, { data: someSubmission({ status: 'rejected' }) });
  await person.click(button(/Approve/));
  expect(await screen.findByText(/changed this candidate in the meantime/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull());
});

test('a score is set by one press, based on the shown score', async () => {
  server.answer(updateSubmission, { data: someSubmission({ rating: 80 }) });
  const { person, sent } = await open();
  server.answer(getSubmission, { data: someSubmission({ rating: 80 }) });
  await pressTwice(person, button(/80%/), {
    server,
    sends: [updateSubmission],
    shows: () => screen.findByText('Score set to 80%'),
  });
  expect(button(/80%/).getAttribute('aria-pressed')).toBe('true');
  expect(sent()).toEqual([{ data: { rating: 80, ifUnchanged: { rating: null } } }]);
});

test('a user who may only view can write to the candidate and decide nothing', async () => {
  await open(someSubmission(), false);
  expect(screen.queryByRole('button', { name: /Approve|Reject|Mark|%/ })).toBeNull();
});

const reviewedAt = '2026-05-05T09:00:00.000Z';
const undone = () => server.asked(undoDecision).map(({ body }) => body);

test('a decision is undone from its message, by the time that it gave, and says so with the name', async () => {
  server.answer(updateSubmission, { data: someSubmission({ status: 'rejected', reviewedAt }) });
  const { person } = await open();
  server.answer(getSubmission, { data: someSubmission({ status: 'rejected', reviewedAt }) });
  await pressTwice(person, button(/Reject/), {
    server,
    sends: [updateSubmission],
    shows: () => screen.findByText('Candidate rejected successfully!'),
  });
  server.answer(undoDecision, { data: someSubmission() });
  server.answer(getSubmission, { data: someSubmission() });
  await pressTwice(person, await screen.findByRole('button', { name: 'Undo' }), {
    server,
    sends: [undoDecision],
    shows: () => screen.findByText('Decision undone'),
  });
  expect(screen.getAllByText('Ruth Example')).toHaveLength(2);
  expect(undone()).toEqual([{ data: { reviewedAt } }]);
  expect(await screen.findByRole('button', { name: /Reject/ })).toBeDefined();
});

test('by the key of the page it is undone once', async () => {
  server.answer(updateSubmission, { data: someSubmission({ status: 'shortlisted', reviewedAt }) });
  const { person } = await open();
  server.answer(getSubmission, { data: someSubmission({ status: 'shortlisted', reviewedAt }) });
  await person.click(button(/Approve/));
  await screen.findByRole('button', { name: 'Undo' });
  server.answer(undoDecision, { data: someSubmission() });
  undoLatest();
  undoLatest();
  expect(await screen.findByText('Decision undone')).toBeDefined();
  expect(undone()).toHaveLength(1);
});

test('what a colleague has changed since is not undone, and the page shows it', async () => {
  server.answer(updateSubmission, { data: someSubmission({ status: 'shortlisted', reviewedAt }) });
  const { person } = await open();
  server.answer(getSubmission, { data: someSubmission({ status: 'shortlisted', reviewedAt }) });
  await person.click(button(/Approve/));
  server.answer(undoDecision, refusal('submission.changed_meanwhile'));
  server.answer(getSubmission, { data: someSubmission({ status: 'in_review' }) });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/your decision was not undone/)).toBeDefined();
  expect(await screen.findByRole('button', { name: /Approve/ })).toBeDefined();
});

test('without the permission and without an address nothing is left of the bars', () => {
  const submission = someSubmission({ candidateEmail: '' });
  function Bars() {
    const bar = { submission, mayReview: false, decide: useDecide(submission) };
    return (
      <section aria-label="Bars">
        <ReviewActions {...bar} />
        <DecisionBelow {...bar} />
      </section>
    );
  }
  show(<Bars />);
  expect(screen.getByRole('region', { name: 'Bars' }).innerHTML).toBe('');
});
