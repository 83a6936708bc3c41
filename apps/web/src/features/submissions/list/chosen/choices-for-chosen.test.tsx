// @vitest-environment happy-dom
import { type BulkAction, startBulkAction, undoBulkAction } from '@nimble/contracts/bulk-actions';
import { publicSettings } from '@nimble/contracts/settings';
import { listStages } from '@nimble/contracts/stages';
import { listSubmissions } from '@nimble/contracts/submissions';
import { createTag, listTags } from '@nimble/contracts/tags';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { someBulkAction } from '../../../../testing/bulk-actions.ts';
import { contractServer, refusal } from '../../../../testing/contract-server.ts';
import { signedInUser } from '../../../../testing/people.ts';
import { pressTwice } from '../../../../testing/press-twice.ts';
import { show } from '../../../../testing/show.tsx';
import { withoutStagesAndTags } from '../../../../testing/stages-and-tags.ts';
import { someSubmission } from '../../../../testing/submissions.ts';
import { BrowseCandidates } from '../browse-candidates.tsx';

const server = contractServer();
withoutStagesAndTags(server);
beforeEach(() => {
  const data = [1, 2].map((id) => someSubmission({ id, candidateEmail: `${id}@example.com` }));
  const pagination = { page: 1, pageSize: 12, total: 2, pageCount: 1 };
  server.answer(listSubmissions, { data, meta: { pagination } });
  server.answer(publicSettings, {
    data: { signInMethods: ['password'], registration: 'open', mails: 'outbox' },
  });
});

/** Ended with the answer, for both. */
const ended = (kind: BulkAction['kind'], changes: Partial<BulkAction> = {}) =>
  someBulkAction({ kind, undoUntil: '2099-01-01T00:00:00.000Z', ...changes });

const open = (changes: Parameters<typeof signedInUser>[0] = {}) =>
  show(<BrowseCandidates searchMode={null} />, { path: '/candidates', user: signedInUser(changes) });
async function chooseAll(person: ReturnType<typeof open>): Promise<void> {
  const table = within(await screen.findByRole('table'));
  await person.click(table.getByRole('checkbox', { name: /^Select all/ }));
}

async function openDialog(item: string, title: string, changes: Parameters<typeof open>[0] = {}) {
  const person = open(changes);
  await chooseAll(person);
  await person.click(screen.getByRole('button', { name: 'More for the selection' }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
  return { person, dialog: within(await screen.findByRole('dialog', { name: title })) };
}
const sentChanges = () => server.asked(startBulkAction).map(({ body }) => body);

test('all that are selected move to a stage, or leave theirs', async () => {
  server.answer(listStages, { data: [{ id: 3, name: 'Trial day', status: 'in_review' }] });
  server.answer(startBulkAction, refusal('server.failed'));
  const { person, dialog } = await openDialog('Move to a stage', 'Move 2 candidates to a stage');
  const select = await dialog.findByRole('combobox', { name: 'Stage' });
  const move = dialog.getByRole<HTMLButtonElement>('button', { name: 'Move' });
  expect(move.disabled).toBe(true);
  await person.selectOptions(select, 'Trial day (In review)');
  await person.click(move);
  await waitFor(() =>
    expect(sentChanges()).toMatchObject([{ data: { change: { kind: 'stage', stageId: 3 } } }]),
  );
  server.answer(startBulkAction, ended('stage'));
  await person.selectOptions(select, 'No stage, only the status');
  await person.click(move);
  expect(await screen.findByText('2 candidates moved')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  expect(sentChanges().at(-1)).toMatchObject({ data: { change: { kind: 'stage', stageId: null } } });
});

test.each([
  ['Add a tag', 'Add a tag to 2 candidates', 'Add', 'add'],
  ['Remove a tag', 'Remove a tag from 2 candidates', 'Remove', 'remove'],
])('%s changes all that are selected', async (item, title, button, action) => {
  server.answer(listTags, { data: [{ id: 5, name: 'Senior', color: 'gray' }] });
  server.answer(startBulkAction, ended('tag'));
  const { person, dialog } = await openDialog(item, title);
  await person.selectOptions(await dialog.findByRole('combobox', { name: 'Tag' }), 'Senior');
  await person.click(dialog.getByRole('button', { name: button }));
  expect(await screen.findByText('Tags of 2 candidates changed')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  expect(sentChanges()).toMatchObject([{ data: { change: { kind: 'tag', tagId: 5, action } } }]);
});

test('a tag that there is not yet is created where it is added, once, and added', async () => {
  server.answer(listTags, { data: [] });
  server.answer(startBulkAction, ended('tag'));
  const polish = { id: 6, name: 'Speaks Polish', color: 'gray' as const };
  server.answer(createTag, { data: polish });
  const { person, dialog } = await openDialog('Add a tag', 'Add a tag to 2 candidates');
  expect(await dialog.findByText('There are no tags yet.')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
  await person.type(dialog.getByLabelText('New tag'), 'Speaks Polish');
  server.answer(listTags, { data: [polish] });
  await pressTwice(person, dialog.getByRole('button', { name: 'Create tag “Speaks Polish”' }), {
    server,
    sends: [createTag],
    shows: () => dialog.findByRole('option', { name: 'Speaks Polish', selected: true }),
  });
  expect(dialog.getByLabelText<HTMLInputElement>('New tag').value).toBe('');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Tags of 2 candidates changed')).toBeDefined();
  expect(sentChanges()).toMatchObject([{ data: { change: { kind: 'tag', tagId: 6, action: 'add' } } }]);
});

test('Enter creates and chooses a new tag, but not while its word is being composed, and adds none yet', async () => {
  server.answer(listTags, { data: [] });
  const polish = { id: 6, name: 'Speaks Polish', color: 'gray' as const };
  server.answer(createTag, { data: polish });
  const { person, dialog } = await openDialog('Add a tag', 'Add a tag to 2 candidates');
  const field = await dialog.findByLabelText('New tag');
  await person.type(field, 'Speaks Polish');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(server.asked(createTag)).toEqual([]);
  server.answer(listTags, { data: [polish] });
  await person.keyboard('{Enter}{Enter}');
  expect(await dialog.findByRole('option', { name: 'Speaks Polish', selected: true })).toBeDefined();
  await person.keyboard('{Enter}');
  expect(server.asked(createTag)).toHaveLength(1);
  expect(sentChanges()).toEqual([]);
});

test('the name of a tag that there is chooses it, and who may not manage tags creates none', async () => {
  server.answer(listTags, { data: [{ id: 5, name: 'Senior', color: 'gray' }] });
  const { person, dialog } = await openDialog('Add a tag', 'Add a tag to 2 candidates');
  await person.type(await dialog.findByLabelText('New tag'), 'senior');
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Tag' }).value).toBe('5');
  expect(dialog.queryByRole('button', { name: /^Create tag/ })).toBeNull();
  cleanup();
  const permissions = { submission: { view: true, update: true } };
  const { dialog: others } = await openDialog('Add a tag', 'Add a tag to 2 candidates', { permissions });
  expect(await others.findByRole('combobox', { name: 'Tag' })).toBeDefined();
  expect(others.queryByLabelText('New tag')).toBeNull();
});

test('a tag whose name begins another one is not added in its place', async () => {
  server.answer(listTags, { data: [{ id: 5, name: 'Java', color: 'gray' }] });
  const { person, dialog } = await openDialog('Add a tag', 'Add a tag to 2 candidates');
  const name = await dialog.findByLabelText('New tag');
  await person.type(name, 'JavaScript');
  expect(dialog.getByRole('button', { name: 'Create tag “JavaScript”' })).toBeDefined();
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Tag' }).value).toBe('');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Tag' }), 'Java');
  await person.clear(name);
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Tag' }).value).toBe('5');
});

test('where none matches any more, the dialog and the selection end', async () => {
  const data = [1, 2].map((id) => someSubmission({ id, candidateEmail: `${id}@example.com` }));
  const pages = (total: number) => ({ pagination: { page: 1, pageSize: 2, total, pageCount: total / 2 } });
  server.answer(listSubmissions, { data, meta: pages(4) });
  server.answer(listStages, { data: [{ id: 3, name: 'Trial day', status: 'in_review' }] });
  const person = open();
  await chooseAll(person);
  await person.click(screen.getByRole('button', { name: 'Select all 4 that match' }));
  await person.click(screen.getByRole('button', { name: 'More for the selection' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Move to a stage' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Trial day (In review)');
  server.answer(startBulkAction, refusal('bulk_action.none'));
  server.answer(listSubmissions, { data: [], meta: pages(0) });
  await person.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('No candidate matches anymore. Nothing was changed.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull();
  expect(screen.queryByText('The selected candidates no longer match the filters')).toBeNull();
});

test('another selection stays while one is changed, and what became of the change is said', async () => {
  const changed = Promise.withResolvers<void>();
  const said = ended('tag', { kind: 'status', status: 'reviewed', total: 1, done: 1, undoUntil: null });
  server.answer(startBulkAction, () => changed.promise.then(() => said));
  const person = open();
  const table = within(await screen.findByRole('table'));
  const [ana, ben] = table.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ });
  if (ana === undefined || ben === undefined) throw new Error('Two candidates are listed.');
  await person.click(ana);
  await person.click(screen.getByRole('button', { name: 'Mark as' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Reviewed' }));
  await person.click(ana);
  expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull();
  await person.click(ben);
  changed.resolve();
  expect(await screen.findByText('1 candidate marked as Reviewed')).toBeDefined();
  expect(ben.checked).toBe(true);
});

test('a double click marks all that are selected once, undoes it once, and deletes them once', async () => {
  const person = open();
  await chooseAll(person);
  await person.click(screen.getByRole('button', { name: 'Mark as' }));
  server.answer(startBulkAction, ended('status', { status: 'shortlisted' }));
  await pressTwice(person, await screen.findByRole('menuitem', { name: 'Approved' }), {
    server,
    sends: [startBulkAction],
    shows: () => screen.findByText('2 candidates marked as Approved'),
  });
  server.answer(undoBulkAction, ended('undo', { undoUntil: null }));
  await pressTwice(person, screen.getByRole('button', { name: 'Undo' }), {
    server,
    sends: [undoBulkAction],
    shows: () => screen.findByText('2 changes undone'),
  });
  await chooseAll(person);
  await person.click(screen.getByRole('button', { name: 'Delete 2 candidates' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  server.answer(startBulkAction, ended('delete', { undoUntil: null }));
  await pressTwice(person, dialog.getByRole('button', { name: 'Delete' }), {
    server,
    sends: [startBulkAction],
    shows: () => screen.findByText('2 candidates deleted'),
  });
});

test('candidates who have the status already are counted apart', async () => {
  const person = open();
  const mark = async (changes: object) => {
    await chooseAll(person);
    server.answer(startBulkAction, ended('status', { status: 'in_review', ...changes }));
    await person.click(screen.getByRole('button', { name: 'Mark as' }));
    await person.click(await screen.findByRole('menuitem', { name: 'In review' }));
  };
  await mark({ unchanged: 1 });
  expect(await screen.findByText('1 candidate marked as In review')).toBeDefined();
  expect(screen.getByText('1 candidate needed no change')).toBeDefined();
  await mark({ unchanged: 2, undoUntil: null });
  expect(await screen.findByText('2 candidates needed no change')).toBeDefined();
});

test('emails that wait are announced as one or several', async () => {
  const person = open();
  await chooseAll(person);
  for (const [done, said] of [
    [2, 'The emails will be sent in 30 seconds.'],
    [1, 'The email will be sent in 30 seconds.'],
  ] as const) {
    server.answer(startBulkAction, ended('status', { status: 'rejected', mail: 'rejected', done }));
    await person.click(screen.getByRole('button', { name: 'Mark as' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
    expect(await screen.findByText(said)).toBeDefined();
    if (done === 2) await chooseAll(person);
  }
});
