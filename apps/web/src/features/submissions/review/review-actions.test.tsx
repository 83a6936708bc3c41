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

/** The bar as the page of a submission has it. */
function Bar({ mayReview = true }: { mayReview?: boolean }) {
  const { data } = useQuery(submissionQuery(7));
  return data && <Decided submission={data} mayReview={mayReview} />;
}

function Decided({ submission, mayReview }: { submission: Submission; mayReview: boolean }) {
  return <ReviewActions submission={submission} mayReview={mayReview} decide={useDecide(submission)} />;
}

/** @returns the person, and what the server was asked to change. */
async function open(submission = someSubmission(), mayReview = true) {
  server.answer(getSubmission, { data: submission });
  const person = show(<Bar mayReview={mayReview} />);
  await screen.findByRole('link', { name: /Contact/ });
  return { person, sent: () => server.asked(updateSubmission).map(({ body }) => body) };
}

test('approving tells what was on the screen, once however often it is pressed, and says so', async () => {
  server.answer(updateSubmission, { data: someSubmission({ status: 'shortlisted' }) });
  const { person, sent } = await open();
  server.answer(getSubmission, { data: someSubmission({ status: 'shortlisted' }) });
  await person.dblClick(button(/Approve/));
  expect(await screen.findByText('Candidate approved successfully!')).toBeDefined();
  expect(sent()).toEqual([{ data: { status: 'shortlisted', ifUnchanged: { status: 'pending' } } }]);
  // Decided: what else may follow is under "Mark as".
  await waitFor(() => expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull());
});

test('a reviewer who was slower than a colleague is told, and sees what the colleague decided', async () => {
  server.answer(updateSubmission, refusal('submission.changed_meanwhile'));
  const { person } = await open();
  server.answer(getSubmission, { data: someSubmission({ status: 'rejected' }) });
  await person.click(button(/Approve/));
  expect(await screen.findByText(/changed this candidate in the meantime/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull());
});

test('a score is given by one press, of the score that was shown', async () => {
  server.answer(updateSubmission, { data: someSubmission({ rating: 80 }) });
  const { person, sent } = await open();
  server.answer(getSubmission, { data: someSubmission({ rating: 80 }) });
  await person.click(button(/80%/));
  await waitFor(() => expect(button(/80%/).getAttribute('aria-pressed')).toBe('true'));
  expect(sent()).toEqual([{ data: { rating: 80, ifUnchanged: { rating: null } } }]);
});

test('who may only look can write to the candidate and decide nothing', async () => {
  await open(someSubmission(), false);
  expect(screen.queryByRole('button', { name: /Approve|Reject|Mark|%/ })).toBeNull();
});
