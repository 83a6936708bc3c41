// @vitest-environment happy-dom
import { getSubmission, type Submission, updateSubmission } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { submissionQuery } from '../submissions.queries.ts';
import { ReviewActions } from './review-actions.tsx';
import { useDecide } from './use-decide.ts';

const server = contractServer();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The bar as on the page of a submission. */
function Bar({ mayReview = true }: { mayReview?: boolean }) {
  const { data } = useQuery(submissionQuery(7));
  return data && <Decided submission={data} mayReview={mayReview} />;
}

function Decided({ submission, mayReview }: { submission: Submission; mayReview: boolean }) {
  return <ReviewActions submission={submission} mayReview={mayReview} decide={useDecide(submission)} />;
}

/** @returns the user, and the changes that the server got. */
async function open(submission = someSubmission(), mayReview = true) {
  server.answer(getSubmission, { data: submission });
  const person = show(<Bar mayReview={mayReview} />);
  await screen.findByRole('link', { name: /Contact/ });
  return { person, sent: () => server.asked(updateSubmission).map(({ body }) => body) };
}

test('approving sends the shown values, once however often it is pressed, and confirms it', async () => {
  server.answer(updateSubmission, { data: someSubmission({ status: 'shortlisted' }) });
  const { person, sent } = await open();
  server.answer(getSubmission, { data: someSubmission({ status: 'shortlisted' }) });
  await person.dblClick(button(/Approve/));
  expect(await screen.findByText('Candidate approved successfully!')).toBeDefined();
  expect(sent()).toEqual([{ data: { status: 'shortlisted', ifUnchanged: { status: 'pending' } } }]);
  // After a decision the other statuses are under "Mark as".
  await waitFor(() => expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull());
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
  await person.click(button(/80%/));
  await waitFor(() => expect(button(/80%/).getAttribute('aria-pressed')).toBe('true'));
  expect(sent()).toEqual([{ data: { rating: 80, ifUnchanged: { rating: null } } }]);
});

test('a user who may only view can write to the candidate and decide nothing', async () => {
  await open(someSubmission(), false);
  expect(screen.queryByRole('button', { name: /Approve|Reject|Mark|%/ })).toBeNull();
});
