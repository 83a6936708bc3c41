// @vitest-environment happy-dom
import { createExport, listExports } from '@nimble/contracts/exports';
import {
  changeSeveralSubmissions,
  deleteSeveralSubmissions,
  listSubmissions,
  type SubmissionSummary,
  undoSeveralDecisions,
} from '@nimble/contracts/submissions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePreferences } from '../../../../lib/preferences.ts';
import { contractServer, refusal } from '../../../../testing/contract-server.ts';
import { allRights, signedInUser } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import { someSubmission } from '../../../../testing/submissions.ts';
import { BrowseCandidates } from '../browse-candidates.tsx';

// Emails have tests of their own.
changePreferences({ asksForMail: false });
const server = contractServer();
const listed = (...data: SubmissionSummary[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 12, total: data.length, pageCount: 1 } },
});
const three = ['Ana', 'Ben', 'Cleo'].map((candidateName, index) =>
  someSubmission({ id: index + 1, candidateName, candidateEmail: `${index + 1}@example.com` }),
);
const open = (user = signedInUser()) =>
  show(<BrowseCandidates jobId={undefined} searchMode={null} />, { path: '/candidates', user });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
/** In the head of the table; on a phone another one stands above the list. */
const all = async () =>
  within(await screen.findByRole('table')).getByRole<HTMLInputElement>('checkbox', { name: /^Select all/ });
const bar = () => screen.queryByRole('region', { name: 'Selected candidates' });

async function mark(person: ReturnType<typeof open>, as: string): Promise<void> {
  await person.click(screen.getByRole('button', { name: 'Mark as' }));
  await person.click(await screen.findByRole('menuitem', { name: as }));
}

test('all of the page are selected by one press, and what is selected is always said', async () => {
  server.answer(listSubmissions, listed(...three));
  const person = open();
  await person.click(await all());
  expect(bar()?.textContent).toContain('3 selected');
  expect((await box('Select Ben')).checked).toBe(true);
  await person.click(await box('Select Ben'));
  expect([(await all()).checked, (await all()).indeterminate]).toEqual([false, true]);
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  (await all()).focus();
  await person.keyboard(' ');
  expect(bar()?.textContent).toContain('3 selected');
  await person.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(bar()).toBeNull();
});

test('several are marked at once; those that could not be stay selected, and it is said why', async () => {
  server.answer(listSubmissions, listed(...three));
  server.answer(changeSeveralSubmissions, {
    data: {
      changed: [1, 3],
      refused: [{ id: 2, code: 'submission.processing', message: 'Candidate is being processed' }],
      decisions: [],
    },
  });
  const person = open();
  await person.click(await all());
  await mark(person, 'Approved');
  expect(await screen.findByText('2 candidates marked as Approved')).toBeDefined();
  expect(await screen.findByText('1 candidate not changed: Candidate is being processed')).toBeDefined();
  expect(server.asked(changeSeveralSubmissions).map(({ body }) => body)).toEqual([
    {
      data: {
        status: 'shortlisted',
        submissions: [1, 2, 3].map((id) => ({ id, ifUnchanged: { status: 'pending' } })),
      },
    },
  ]);
  expect(bar()?.textContent).toContain('1 selected');
  expect((await box('Select Ben')).checked).toBe(true);
});

test('what a colleague has changed since it was selected is sent as the list shows it', async () => {
  server.answer(listSubmissions, listed(...three));
  const person = open();
  await person.click(await box('Select Ana'));
  server.answer(
    listSubmissions,
    listed(...three.map((one): SubmissionSummary => ({ ...one, status: 'in_review' }))),
  );
  server.answer(changeSeveralSubmissions, refusal('server.failed'));
  await mark(person, 'Rejected');
  const table = within(screen.getByRole('table'));
  await waitFor(() => expect(table.getAllByText('In review')).toHaveLength(3));
  server.answer(changeSeveralSubmissions, { data: { changed: [1], refused: [], decisions: [] } });
  await mark(person, 'Rejected');
  await waitFor(() => expect(bar()).toBeNull());
  expect(server.asked(changeSeveralSubmissions).at(-1)?.body).toEqual({
    data: { status: 'rejected', submissions: [{ id: 1, ifUnchanged: { status: 'in_review' } }] },
  });
});

test('decisions on several are undone together; those that a colleague has changed since stay', async () => {
  server.answer(listSubmissions, listed(...three));
  const reviewedAt = '2026-05-05T09:00:00.000Z';
  const decisions = [1, 2, 3].map((id) => ({ id, reviewedAt }));
  server.answer(changeSeveralSubmissions, { data: { changed: [1, 2, 3], refused: [], decisions } });
  const person = open();
  await person.click(await all());
  await mark(person, 'Rejected');
  const message = 'The status was changed';
  const refused = [{ id: 2, code: 'submission.changed_meanwhile', message }];
  server.answer(undoSeveralDecisions, { data: { changed: [1, 3], refused } });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 decisions undone')).toBeDefined();
  expect(await screen.findByText(`1 candidate not undone: ${message}`)).toBeDefined();
  expect(server.asked(undoSeveralDecisions).map(({ body }) => body)).toEqual([{ data: { decisions } }]);
});

test('several are deleted after a question that names them', async () => {
  server.answer(listSubmissions, listed(...three));
  server.answer(deleteSeveralSubmissions, { data: { deleted: [1, 2, 3] } });
  const person = open();
  await person.click(await all());
  await person.click(screen.getByRole('button', { name: 'Delete 3 candidates' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm deletion' }));
  expect(dialog.getByText('Delete the submissions of 3 candidates?')).toBeDefined();
  expect(dialog.getByText('Ana, Ben, Cleo')).toBeDefined();
  expect(server.asked(deleteSeveralSubmissions)).toEqual([]);
  server.answer(listSubmissions, listed());
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('3 candidates deleted')).toBeDefined();
  await waitFor(() => expect(bar()).toBeNull());
  expect(server.asked(deleteSeveralSubmissions).map(({ body }) => body)).toEqual([
    { data: { ids: [1, 2, 3] } },
  ]);
});

test('the selection is exported, and all that match the filters too', async () => {
  server.answer(listSubmissions, listed(...three));
  server.answer(listExports, { data: [] });
  server.answer(createExport, refusal('export.too_many_waiting', { most: 3 }));
  const person = open();
  await person.click(await box('Select Ana'));
  await person.click(screen.getByRole('button', { name: 'Export 1 candidate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export 1 candidate' }));
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(server.asked(createExport)).toHaveLength(1));
  await person.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await person.click(screen.getByRole('button', { name: 'Export all 3 candidates of this list' }));
  const all = within(await screen.findByRole('dialog', { name: 'Export 3 candidates' }));
  await person.click(all.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(server.asked(createExport)).toHaveLength(2));
  expect(server.asked(createExport).map(({ body }) => body)).toMatchObject([
    { data: { format: 'csv', ids: [1] } },
    { data: { format: 'csv', query: {} } },
  ]);
});

test('who may only look can export, and neither mark nor delete', async () => {
  server.answer(listSubmissions, listed(...three));
  const person = open(signedInUser({ permissions: { ...allRights, submission: { view: true } } }));
  await person.click(await box('Select Ana'));
  expect(screen.getByRole('button', { name: 'Export 1 candidate' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Delete|Mark)/ })).toBeNull();
});
