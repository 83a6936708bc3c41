// @vitest-environment happy-dom
import { listColleagues } from '@nimble/contracts/assignments';
import { getInsights } from '@nimble/contracts/insights';
import {
  getJobCandidateStats,
  getSubmission,
  listJobSubmissions,
  updateSubmission,
} from '@nimble/contracts/submissions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePreferences } from '../../../lib/preferences.ts';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission, someWrittenResponse } from '../../../testing/submissions.ts';
import { JobCandidatesPage } from './job-candidates-page.tsx';

// Emails have tests of their own.
changePreferences({ asksForMail: false });
const server = contractServer();
const two = [1, 2].map((id) => someSubmission({ id, candidateName: `Candidate ${id}` }));

function open() {
  server.answer(getJobCandidateStats, refusal('server.failed'));
  server.answer(getInsights, { data: null, meta: { mayStart: false } });
  server.answer(listJobSubmissions, {
    data: two,
    pagination: { page: 1, pageSize: 10, total: 2, totalPages: 1 },
  });
  server.answer(getSubmission, ({ params }) => ({ data: someSubmission(two[Number(params['id']) - 1]) }));
  server.answer(updateSubmission, ({ params }) => ({
    data: someSubmission({ ...two[Number(params['id']) - 1], status: 'in_review' }),
  }));
  return show(<JobCandidatesPage />, {
    path: '/jobs/:jobId/candidates',
    at: '/jobs/3/candidates',
    user: signedInUser(),
  });
}

test('the list of a job shows the first candidate and leaves it pending; opening one begins its review', async () => {
  const person = open();
  expect(await screen.findByRole('heading', { name: 'Candidate 1' })).toBeDefined();
  // Beside the video, and for a phone at the lower edge.
  expect(screen.getAllByRole('button', { name: 'Approve candidate' })).toHaveLength(2);
  await person.click(screen.getByRole('link', { name: /Candidate 2/ }));
  expect(await screen.findByRole('heading', { name: 'Candidate 2' })).toBeDefined();
  await waitFor(() => expect(server.asked(updateSubmission)).toHaveLength(1));
  expect(server.asked(updateSubmission).map(({ params, body }) => [params['id'], body])).toEqual([
    ['2', { data: { status: 'in_review', ifUnchanged: { status: 'pending' } } }],
  ]);
});

test('a candidate in a stage of the company shows it in the list and above the video', async () => {
  open();
  const stage = { id: 5, name: 'Trial day' };
  const staged = someSubmission({ ...two[0], stage });
  server.answer(listJobSubmissions, {
    data: [staged],
    pagination: { page: 1, pageSize: 10, total: 1, totalPages: 1 },
  });
  server.answer(getSubmission, { data: staged });
  expect(await screen.findByRole('heading', { name: 'Candidate 1' })).toBeDefined();
  expect(screen.getAllByText('Trial day')).toHaveLength(2);
});

test('the candidates of a job are sorted as the address says', async () => {
  const person = open();
  const sort = await screen.findByLabelText('Sort by');
  await person.selectOptions(sort, 'Highest score');
  await waitFor(() => expect(server.asked(listJobSubmissions).at(-1)?.query.get('sort')).toBe('rating:desc'));
});

test('a candidate who only wrote is read there, and waits for no video', async () => {
  open();
  server.answer(getSubmission, {
    data: someSubmission({ ...two[0], responses: [someWrittenResponse('Rye bread')] }),
  });
  expect(await screen.findByText('Rye bread')).toBeDefined();
  expect(screen.queryByText('Video not found')).toBeNull();
});

test('an unsaved note is not left for another candidate without a question', async () => {
  server.answer(listColleagues, { data: [] });
  const person = open();
  await person.click(await screen.findByRole('tab', { name: 'Notes' }));
  const tabs = ['Overview', 'Transcript', 'Profile', 'Assessment', 'Resume', 'Notes'];
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
  await person.type(note(), 'Call on Monday.');
  const other = () => screen.getByRole('link', { name: /Candidate 2/ });
  await person.click(screen.getByRole('tab', { name: 'Profile' }));
  await person.click(other());
  await person.click(await screen.findByRole('button', { name: 'Continue editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // The dialog returns the focus a moment after it has closed.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(note());
  expect(note().value).toBe('Call on Monday.');
  await person.click(other());
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { name: 'Candidate 2' })).toBeDefined();
});

test('an unsaved note is saved before it is left, and a failed save leaves nothing', async () => {
  server.answer(listColleagues, { data: [] });
  const person = open();
  await person.click(await screen.findByRole('tab', { name: 'Notes' }));
  await person.type(screen.getByLabelText('Note'), 'Call on Monday.');
  // Saved from anywhere on the page, not only from its tab.
  await person.click(screen.getByRole('tab', { name: 'Profile' }));
  await person.click(screen.getByRole('link', { name: /Candidate 2/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }));
  const save = () => dialog.getByRole('button', { name: 'Save and leave' });
  server.answer(updateSubmission, refusal('submission.changed_meanwhile'));
  await person.click(save());
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^The note was not saved. Someone else has saved a different note/,
  );
  expect(screen.queryByRole('heading', { name: 'Candidate 2' })).toBeNull();
  server.answer(updateSubmission, { data: someSubmission({ ...two[0], notes: 'Call on Monday.' }) });
  const before = server.asked(updateSubmission).length;
  await person.dblClick(save());
  expect(await screen.findByRole('heading', { name: 'Candidate 2' })).toBeDefined();
  const sent = server.asked(updateSubmission).slice(before);
  expect(sent.filter(({ params }) => params['id'] === '1')).toMatchObject([
    { body: { data: { notes: 'Call on Monday.' } } },
  ]);
});

test('a note that a colleague saves while the person is asked is reported at once', async () => {
  server.answer(listColleagues, { data: [] });
  const person = open();
  await person.click(await screen.findByRole('tab', { name: 'Notes' }));
  await person.type(screen.getByLabelText('Note'), 'Call on Monday.');
  await person.click(screen.getByRole('link', { name: /Candidate 2/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  server.answer(getSubmission, { data: someSubmission({ ...two[0], notes: 'Call on Friday.' }) });
  window.dispatchEvent(new Event('visibilitychange'));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Someone else has saved a different note/);
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save and leave' });
  expect(save.disabled).toBe(true);
  await person.click(dialog.getByRole('button', { name: 'Continue editing' }));
  const saveNotes = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save notes' });
  await waitFor(() => expect(saveNotes().disabled).toBe(true));
  await person.click(screen.getByRole('button', { name: 'Keep my note' }));
  expect(saveNotes().disabled).toBe(false);
});

test('who leaves while a note is being saved is asked nothing more once it is', async () => {
  server.answer(listColleagues, { data: [] });
  const person = open();
  await person.click(await screen.findByRole('tab', { name: 'Notes' }));
  await person.type(screen.getByLabelText('Note'), 'Call on Monday.');
  server.answer(updateSubmission, ({ params }) => ({
    data: someSubmission({ ...two[Number(params['id']) - 1], notes: 'Call on Monday.' }),
  }));
  const answer = server.hold();
  await person.click(screen.getByRole('button', { name: 'Save notes' }));
  await person.click(screen.getByRole('link', { name: /Candidate 2/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Unsaved changes' })).toBeDefined();
  answer();
  expect(await screen.findByRole('heading', { name: 'Candidate 2' })).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('on a narrow screen the list is a drawer, which closes once a candidate is chosen', async () => {
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Show interviews' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Interviews' }));
  await person.type(drawer.getByPlaceholderText('Search candidates...'), 'candidate{Enter}');
  await waitFor(() =>
    expect(server.asked(listJobSubmissions).at(-1)?.query.get('searchTerm')).toBe('candidate'),
  );
  await person.click(await drawer.findByRole('link', { name: /Candidate 2/ }));
  expect(await screen.findByRole('heading', { name: 'Candidate 2' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
