// @vitest-environment happy-dom
import {
  assignReviewer,
  countOwnQueue,
  listColleagues,
  listOwnQueue,
  listReviewers,
  unassignReviewer,
} from '@nimble/contracts/assignments';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { someSubmission } from '../../testing/submissions.ts';
import { OwnQueue, QueueNotice, QueueToggle, ReviewersButton } from './index.ts';

const server = contractServer();
const assignment = (changes: object = {}) => ({
  userId: 5,
  name: 'Kim Reviewer',
  isDone: false,
  dueOn: null,
  isOverdue: false,
  assignedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const colleagues = [
  { id: 5, name: 'Kim Reviewer', mayReview: true },
  { id: 6, name: 'Alex Admin', mayReview: true },
  { id: 7, name: 'Vera Viewer', mayReview: false },
];

async function openDialog(permissions?: object) {
  const user = signedInUser(permissions && { permissions });
  const person = show(<ReviewersButton submissionId={9} />, { path: '/', user });
  await person.click(await screen.findByRole('button', { name: /^Reviewers/ }));
  return { person, dialog: within(await screen.findByRole('dialog', { name: 'Reviewers' })) };
}

test('a free colleague who may review is assigned with a date; a refusal is shown', async () => {
  server.answer(listReviewers, { data: [assignment({ dueOn: '2020-01-02', isOverdue: true })] });
  server.answer(listColleagues, { data: colleagues });
  server.answer(assignReviewer, refusal('assignment.may_not_review'));
  const { person, dialog } = await openDialog();
  expect(await dialog.findByText('Overdue')).toBeDefined();
  await dialog.findByRole('option', { name: 'Alex Admin' });
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a team member',
    'Alex Admin',
  ]);
  const assign = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Assign' });
  expect(assign().disabled).toBe(true);
  await person.selectOptions(dialog.getByLabelText('Team member'), 'Alex Admin');
  const due = dialog.getByLabelText('Due date (optional)');
  await person.type(due, '2020-06-01');
  expect(dialog.getByText('This date has passed: the review is overdue at once')).toBeDefined();
  await person.clear(due);
  await person.type(due, '2099-06-01');
  expect(dialog.queryByText(/This day has passed/)).toBeNull();
  await person.click(assign());
  expect(await screen.findByText(/may not review candidates/)).toBeDefined();

  const both = [assignment(), assignment({ userId: 6, name: 'Alex Admin', dueOn: '2099-06-01' })];
  server.answer(assignReviewer, { data: both });
  await person.click(assign());
  expect(await dialog.findByText('Alex Admin')).toBeDefined();
  expect(server.asked(assignReviewer).at(-1)).toMatchObject({
    params: { id: '9', userId: '6' },
    body: { data: { dueOn: '2099-06-01' } },
  });
  expect(await dialog.findByText('Everyone who may review is assigned.')).toBeDefined();
});

test('a date is saved when its field is left, and a reviewer is unassigned', async () => {
  server.answer(listReviewers, { data: [assignment()] });
  server.answer(listColleagues, { data: colleagues });
  server.answer(assignReviewer, { data: [assignment({ dueOn: '2031-02-03' })] });
  const { person, dialog } = await openDialog();
  const field = await dialog.findByLabelText('Due date for Kim Reviewer');
  await person.type(field, '2031-02-03');
  expect(server.asked(assignReviewer)).toEqual([]);
  await person.tab();
  await waitFor(() => expect(server.asked(assignReviewer)).toHaveLength(1));
  expect(await dialog.findByDisplayValue('2031-02-03')).toBeDefined();

  server.answer(unassignReviewer, { data: [] });
  server.answer(listReviewers, { data: [] });
  await pressTwice(person, dialog.getByRole('button', { name: 'Unassign Kim Reviewer' }), {
    server,
    sends: [unassignReviewer],
    shows: () => screen.findByText('Reviewer unassigned'),
  });
  expect(await dialog.findByText('No one is assigned yet.')).toBeDefined();
});

test('a double click assigns a reviewer once', async () => {
  server.answer(listReviewers, { data: [] });
  server.answer(listColleagues, { data: colleagues });
  server.answer(assignReviewer, { data: [assignment()] });
  const { person, dialog } = await openDialog();
  await dialog.findByRole('option', { name: 'Kim Reviewer' });
  await person.selectOptions(dialog.getByLabelText('Team member'), 'Kim Reviewer');
  await pressTwice(person, dialog.getByRole('button', { name: 'Assign' }), {
    server,
    sends: [assignReviewer],
    shows: () => screen.findByText('Reviewer assigned'),
  });
});

test('people who only view see who reviews', async () => {
  server.answer(listReviewers, { data: [assignment({ isDone: true })] });
  const { dialog } = await openDialog({ submission: { view: true } });
  expect(await dialog.findByText('Done')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Assign' })).toBeNull();
  expect(dialog.queryByRole('button', { name: /^Unassign/ })).toBeNull();
});

test('the queue marks what is overdue, and says when it is empty or cannot be loaded', async () => {
  const submission = someSubmission({ id: 3, candidateName: 'Ana', job: { id: 1, title: 'Baker' } });
  const due = { dueOn: '2020-01-02', isOverdue: true, assignedAt: '2020-01-01T00:00:00.000Z' };
  server.answer(listOwnQueue, { data: [{ submission, ...due }], meta: { open: 3, overdue: 1 } });
  server.answer(countOwnQueue, { data: { open: 3, overdue: 1 } });
  const page = (
    <>
      <QueueNotice />
      <OwnQueue searchMode={<QueueToggle isOn onChange={() => undefined} />} />
    </>
  );
  show(page, { path: '/candidates', user: signedInUser() });
  const list = within(await screen.findByRole('list', { name: 'Candidates assigned to you' }));
  expect(list.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/candidates/3?in=queue');
  expect(list.getByText('Overdue')).toBeDefined();
  expect(list.getByText('Due Jan 2, 2020')).toBeDefined();
  expect(screen.getByText(/^And 2 more/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'My queue (3)', pressed: true })).toBeDefined();
  expect(await screen.findByText('3 candidates wait for your review')).toBeDefined();
});

test('an empty queue says what will be in it', async () => {
  server.answer(listOwnQueue, { data: [], meta: { open: 0, overdue: 0 } });
  show(<OwnQueue searchMode={null} />, { path: '/candidates', user: signedInUser() });
  expect(await screen.findByText('Your queue is empty')).toBeDefined();
});
