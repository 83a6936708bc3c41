// @vitest-environment happy-dom
import { listColleagues } from '@nimble/contracts/assignments';
import {
  type BulkAction,
  getBulkAction,
  listBulkFailures,
  startBulkAction,
  undoBulkAction,
} from '@nimble/contracts/bulk-actions';
import { draftDecisionMail } from '@nimble/contracts/decision-mails';
import { createExport, listExports } from '@nimble/contracts/exports';
import { publicSettings } from '@nimble/contracts/settings';
import { listSubmissions, type SubmissionSummary } from '@nimble/contracts/submissions';
import { listTags } from '@nimble/contracts/tags';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePreferences } from '../../../../lib/preferences.ts';
import { storageKeys } from '../../../../lib/storage-keys.ts';
import { someBulkAction } from '../../../../testing/bulk-actions.ts';
import { contractServer, refusal } from '../../../../testing/contract-server.ts';
import { allPermissions, signedInUser } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import { withoutStagesAndTags } from '../../../../testing/stages-and-tags.ts';
import { someSubmission } from '../../../../testing/submissions.ts';
import { BrowseCandidates } from '../browse-candidates.tsx';

changePreferences({ asksForMail: false }); // Emails have tests of their own.
const server = contractServer();
withoutStagesAndTags(server);
const listed = (...data: SubmissionSummary[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 12, total: data.length, pageCount: 1 } },
});
/** One that has ended with the answer. */
const ended = (action: Partial<BulkAction>) => someBulkAction({ total: 3, done: 3, ...action });
const refused = (submissionId: number, code: string, message: string) => ({
  data: {
    reasons: [{ code, message, count: 1 }],
    failures: [{ submissionId, candidateName: 'Ben', code, message }],
  },
});
const three = ['Ana', 'Ben', 'Cleo'].map((candidateName, index) =>
  someSubmission({ id: index + 1, candidateName, candidateEmail: `${index + 1}@example.com` }),
);
const open = (user = signedInUser()) =>
  show(<BrowseCandidates searchMode={null} />, { path: '/candidates', user });
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
  server.answer(startBulkAction, ended({ status: 'shortlisted', done: 2, failed: 1 }));
  server.answer(listBulkFailures, refused(2, 'submission.processing', 'Candidate is being processed'));
  const person = open();
  await person.click(await all());
  await mark(person, 'Approved');
  expect(await screen.findByText('2 candidates marked as Approved')).toBeDefined();
  expect(await screen.findByText('1 candidate not changed: Candidate is being processed')).toBeDefined();
  expect(server.asked(startBulkAction).map(({ body }) => body)).toEqual([
    {
      data: {
        change: { kind: 'status', status: 'shortlisted' },
        selection: { by: 'ids', submissions: [1, 2, 3].map((id) => ({ id, status: 'pending' })) },
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
  server.answer(startBulkAction, refusal('server.failed'));
  await mark(person, 'Rejected');
  const table = within(screen.getByRole('table'));
  await waitFor(() => expect(table.getAllByText('In review')).toHaveLength(3));
  server.answer(startBulkAction, ended({ status: 'rejected', total: 1, done: 1 }));
  await mark(person, 'Rejected');
  await waitFor(() => expect(bar()).toBeNull());
  expect(server.asked(startBulkAction).at(-1)?.body).toMatchObject({
    data: { selection: { submissions: [{ id: 1, status: 'in_review' }] } },
  });
});

test('decisions on several are undone together; those that a colleague has changed since stay', async () => {
  server.answer(listSubmissions, listed(...three));
  server.answer(startBulkAction, ended({ status: 'rejected', undoUntil: '2099-01-01T00:00:00.000Z' }));
  const person = open();
  await person.click(await all());
  await mark(person, 'Rejected');
  server.answer(undoBulkAction, ended({ id: 8, kind: 'undo', status: 'rejected', done: 2, failed: 1 }));
  server.answer(listBulkFailures, refused(2, 'submission.changed_meanwhile', 'The status was changed'));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 changes undone')).toBeDefined();
  expect(await screen.findByText('1 candidate not undone: The status was changed')).toBeDefined();
  expect(server.asked(undoBulkAction).map(({ params }) => params['id'])).toEqual(['7']);
});

test('several are deleted after a question that names them', async () => {
  server.answer(listSubmissions, listed(...three));
  server.answer(startBulkAction, ended({ kind: 'delete' }));
  const person = open();
  await person.click(await all());
  await person.click(screen.getByRole('button', { name: 'Delete 3 candidates' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm deletion' }));
  expect(dialog.getByText('Delete the submissions of 3 candidates?')).toBeDefined();
  expect(dialog.getByText('Ana, Ben, Cleo')).toBeDefined();
  expect(server.asked(startBulkAction)).toEqual([]);
  server.answer(listSubmissions, listed());
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('3 candidates deleted')).toBeDefined();
  await waitFor(() => expect(bar()).toBeNull());
  expect(server.asked(startBulkAction)[0]?.body).toMatchObject({ data: { change: { kind: 'delete' } } });
});

const manyMatch = (total: number) => {
  const { data } = listed(...three);
  return { data, meta: { pagination: { page: 1, pageSize: 3, total, pageCount: Math.ceil(total / 3) } } };
};

test('all that match are selected over the pages, and changed by their filters', async () => {
  server.answer(listSubmissions, manyMatch(1240));
  server.answer(listTags, { data: [{ id: 3, name: 'Senior', color: 'gray' }] });
  const person = show(<BrowseCandidates searchMode={null} />, {
    path: '/candidates',
    at: '/candidates?search=an&status=pending&tag=3',
    user: signedInUser(),
  });
  await person.click(await all());
  await person.click(screen.getByRole('button', { name: 'Select all 1,240 that match' }));
  expect(screen.getByRole('status').textContent).toBe('All 1,240 that match selected');
  // Above the list, and in the bar.
  expect(screen.getAllByRole('button', { name: 'Export all 1,240 candidates of this list' })).toHaveLength(2);
  const waiting = { state: 'waiting', status: 'rejected', total: 1240, done: 0, finishedAt: null } as const;
  server.answer(startBulkAction, ended(waiting));
  server.answer(getBulkAction, ended(waiting));
  await mark(person, 'Rejected');
  await waitFor(() => expect(bar()).toBeNull());
  expect(server.asked(startBulkAction)[0]?.body).toHaveProperty('data.selection', {
    by: 'filters',
    filters: {
      $or: [{ candidateName: { $containsi: 'an' } }, { candidateEmail: { $containsi: 'an' } }],
      status: { $eq: 'pending' },
      tag: { $eq: 3 },
    },
    count: 1240,
  });
  expect(localStorage.getItem(storageKeys.bulkActions)).toBe('7');
});

test('one that is not selected any more leaves the others of the page, and more than can be changed are not offered', async () => {
  server.answer(listSubmissions, manyMatch(1240));
  const person = open();
  await person.click(await all());
  await person.click(screen.getByRole('button', { name: /that match$/ }));
  await person.click(await box('Select Ben'));
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  server.answer(listSubmissions, manyMatch(10_001));
  cleanup();
  const other = open();
  await other.click(await all());
  expect(screen.queryByRole('button', { name: /that match$/ })).toBeNull();
  expect(screen.getByText(/^At most 10,000 at once/)).toBeDefined();
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

const settings = (mails: 'sent' | 'outbox') => ({
  data: { signInMethods: ['password' as const], registration: 'open' as const, mails },
});

test('a reviewer is assigned to all that are selected', async () => {
  server.answer(listSubmissions, listed(...three));
  server.answer(publicSettings, settings('outbox'));
  server.answer(listColleagues, {
    data: [
      { id: 4, name: 'Kim', mayReview: true },
      { id: 5, name: 'Vic', mayReview: false },
    ],
  });
  server.answer(startBulkAction, ended({ kind: 'assign', undoUntil: '2099-01-01T00:00:00.000Z' }));
  const person = open();
  await person.click(await all());
  await person.click(screen.getByRole('button', { name: 'More for the selection' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Assign a reviewer' }));
  expect(screen.queryByRole('menuitem', { name: 'Email' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign a reviewer to 3 candidates' }));
  const select = await dialog.findByRole('combobox', { name: 'Team member' });
  expect(dialog.queryByRole('option', { name: 'Vic' })).toBeNull();
  await person.selectOptions(select, 'Kim');
  await person.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('3 candidates assigned')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  expect(server.asked(startBulkAction)[0]?.body).toMatchObject({
    data: { change: { kind: 'assign', userId: 4, dueOn: null }, selection: { by: 'ids' } },
  });
});

test('those that are selected are emailed with the template that is chosen', async () => {
  server.answer(listSubmissions, listed(...three));
  server.answer(publicSettings, settings('sent'));
  const words = { subject: 'News', text: 'We decided.' };
  server.answer(draftDecisionMail, {
    data: {
      to: '1@example.com',
      language: 'en',
      words,
      rendered: { subject: 'News', text: 'We decided.', html: '<p>We decided.</p>' },
      isPlanned: false,
    },
  });
  server.answer(startBulkAction, ended({ kind: 'mail', mail: 'rejected', done: 2, failed: 1 }));
  server.answer(listBulkFailures, refused(2, 'decision_mail.unsuitable', 'This email does not fit'));
  const person = open();
  await person.click(await all());
  await person.click(screen.getByRole('button', { name: 'More for the selection' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email 3 candidates' }));
  const template = dialog.getByRole('combobox', { name: 'Email' });
  expect(within(template).queryByRole('option', { name: 'No email' })).toBeNull();
  await person.selectOptions(template, 'rejected');
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('2 candidates emailed')).toBeDefined();
  expect(await screen.findByText('1 candidate not changed: This email does not fit')).toBeDefined();
  expect(server.asked(startBulkAction)[0]?.body).toMatchObject({
    data: { change: { kind: 'mail', mail: { kind: 'rejected' } } },
  });
});

test('who may only look can export, and neither mark nor delete', async () => {
  server.answer(listSubmissions, listed(...three));
  const person = open(signedInUser({ permissions: { ...allPermissions, submission: { view: true } } }));
  await person.click(await box('Select Ana'));
  expect(screen.getByRole('button', { name: 'Export 1 candidate' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Delete|Mark)/ })).toBeNull();
});
