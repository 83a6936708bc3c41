// @vitest-environment happy-dom
import {
  getSubmission,
  type Submission,
  undoDecision,
  updateSubmission,
} from '@nimble/contracts/submissions';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { EditReviewDialog } from './edit-review-dialog.tsx';

const server = contractServer();
const reviewedAt = '2026-05-05T09:00:00.000Z';
const sent = () => server.asked(updateSubmission).map(({ body }) => body);

function Page({ submission }: { submission: Submission }) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <EditReviewDialog submission={submission} onClose={() => setIsOpen(false)} />;
}

async function approve(before: Submission, score: number) {
  const person = show(<Page submission={before} />);
  await person.selectOptions(screen.getByLabelText('Status'), 'shortlisted');
  fireEvent.change(screen.getByRole('slider'), { target: { value: String(score) } });
  server.answer(getSubmission, { data: before });
  server.answer(updateSubmission, ({ body }) => ({
    data: { ...before, reviewedAt, ...(body as { data: Partial<Submission> }).data },
  }));
  await pressTwice(person, screen.getByRole('button', { name: 'Save changes' }), {
    server,
    sends: [updateSubmission],
    shows: () => screen.findByText('Submission updated successfully!'),
  });
  return person;
}

test('status and score that were changed together are undone together', async () => {
  const before = someSubmission({ status: 'in_review', rating: 40 });
  const person = await approve(before, 85);
  server.answer(undoDecision, { data: { ...before, rating: 85 } });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Decision undone')).toBeDefined();
  expect(server.asked(undoDecision).map(({ body }) => body)).toEqual([{ data: { reviewedAt } }]);
  expect(sent().at(-1)).toEqual({ data: { rating: 40, ifUnchanged: { rating: 85 } } });
});

test('a score that a colleague has changed since stays when the status is undone', async () => {
  const before = someSubmission({ status: 'in_review', rating: null });
  const person = await approve(before, 85);
  server.answer(undoDecision, { data: { ...before, rating: 60 } });
  const button = await screen.findByRole('button', { name: 'Undo' });
  server.answer(updateSubmission, refusal('submission.changed_meanwhile'));
  await person.click(button);
  expect(await screen.findByText(/has changed this candidate/)).toBeDefined();
  expect(screen.getByText('Decision undone')).toBeDefined();
});
