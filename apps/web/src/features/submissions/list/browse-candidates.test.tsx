// @vitest-environment happy-dom
import { publicSettings } from '@nimble/contracts/settings';
import {
  deleteSubmission,
  getSubmission,
  getSubmissionStats,
  listSubmissions,
  type SubmissionSummary,
  updateSubmission,
} from '@nimble/contracts/submissions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { timersAfterTyping } from '../../../testing/keyboard.ts';
import { allPermissions, signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { somePublicSettings } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { withoutStagesAndTags } from '../../../testing/stages-and-tags.ts';
import { someSubmission } from '../../../testing/submissions.ts';
import { resetKeys } from '../keyboard/own-keys.ts';
import { listActions } from '../keyboard/review-keys.ts';
import { BrowseCandidates } from './browse-candidates.tsx';
import { CandidateStats } from './candidate-stats.tsx';

const server = contractServer();
withoutStagesAndTags(server);
beforeEach(() => server.answer(publicSettings, somePublicSettings));
const listed = (...data: SubmissionSummary[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 12, total: data.length, pageCount: 1 } },
});
const of = (id: number, candidateName: string, job = { id: 3, title: 'Head Baker' }) =>
  someSubmission({ id, candidateName, job });
const five = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'].map((name, index) => of(index + 1, name));
const open = (at = '/candidates', user = signedInUser()) =>
  show(<BrowseCandidates searchMode={null} />, { path: '/candidates', at, user });
const bar = () => screen.getByRole('region', { name: 'Selected candidates' });
const choose = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const asked = () =>
  server.asked(listSubmissions).map(({ query }) => decodeURIComponent(query.toString().replaceAll('+', ' ')));

async function menu(person: ReturnType<typeof open>, item: string) {
  await person.click(await screen.findByRole('button', { name: 'More actions for Ana' }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
}

test('search, status and page of the address are requested; an empty result says so and can be reset', async () => {
  server.answer(listSubmissions, () => (asked().at(-1)?.includes('$containsi') ? listed() : listed(...five)));
  const person = open('/candidates?search=weber&status=shortlisted');
  expect(await screen.findByText('No candidates found')).toBeDefined();
  for (const part of ['weber', 'shortlisted', 'sort=createdAt:desc', '[pageSize]=12'])
    expect(asked()[0]).toContain(part);
  await person.click(screen.getAllByRole('button', { name: /^Clear/ }).at(-1) as HTMLElement);
  expect(await choose('Ana')).toBeDefined();
});

test('a search is sent after a second without typing', async () => {
  server.answer(listSubmissions, listed(...five));
  open();
  const search = await screen.findByPlaceholderText('Search candidates...');
  expect(timersAfterTyping(search, 'ana')).toEqual([1000]);
});

test('“/” goes to the search, “?” says which keys there are, and neither while typing', async () => {
  server.answer(listSubmissions, listed(...five));
  const person = open();
  await choose('Ana');
  const field = screen.getByPlaceholderText<HTMLInputElement>('Search candidates...');
  await person.keyboard('/');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
  await person.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.clear(field);
  field.blur();
  await person.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Search candidates')).toBeDefined();
  expect(dialog.getByText('/')).toBeDefined();
});

test('the key of the search can be another one, also one of a candidate’s page', async () => {
  resetKeys(listActions);
  server.answer(listSubmissions, listed(...five));
  const person = open();
  await choose('Ana');
  await person.keyboard('?');
  await person.click(await screen.findByRole('button', { name: /^Search candidates: \// }));
  await person.keyboard('?');
  expect(screen.getByText('? is already used for “This list”. Choose another key.')).toBeDefined();
  await person.keyboard('s');
  expect(screen.getByRole('button', { name: /^Search candidates: S/ })).toBeDefined();
  await person.keyboard('{Escape}/');
  const field = screen.getByPlaceholderText<HTMLInputElement>('Search candidates...');
  expect(document.activeElement).not.toBe(field);
  await person.keyboard('s');
  expect(document.activeElement).toBe(field);
  field.blur();
  await person.keyboard('?');
  await person.click(await screen.findByRole('button', { name: 'Reset to defaults' }));
  expect(screen.getByRole('button', { name: /^Search candidates: \// })).toBeDefined();
});

test('a search is left by its cross', async () => {
  server.answer(listSubmissions, () =>
    asked().at(-1)?.includes('weber') ? listed(of(7, 'Grace Weber')) : listed(...five),
  );
  const person = open();
  await choose('Ana');
  await person.type(screen.getByPlaceholderText('Search candidates...'), 'weber{Enter}');
  expect(await choose('Grace Weber')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Ana' })).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await choose('Ana')).toBeDefined();
});

test('the grid is remembered, and offers to review undecided candidates and to view the others', async () => {
  server.answer(listSubmissions, listed(of(1, 'Ana'), { ...of(2, 'Ben'), status: 'shortlisted' }));
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Grid view' }));
  cleanup();
  open();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Grid view' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link', { name: 'Review Ana' }).getAttribute('href')).toBe('/candidates/1');
  expect(screen.getByRole('link', { name: 'View Ben' })).toBeDefined();
  expect(within(screen.getAllByRole('article')[1] as HTMLElement).getByText('Approved')).toBeDefined();
});

test('the figures above the list count all, and have no average before the first score', async () => {
  const stats = { processing: 0, pending: 12, inReview: 0, reviewed: 0, approved: 0, rejected: 0 };
  server.answer(getSubmissionStats, {
    stats: { ...stats, total: 12, pendingReview: 12, averageScore: null },
  });
  show(<CandidateStats jobId={undefined} />, { path: '/', user: signedInUser() });
  const figure = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;
  await waitFor(async () => expect(await figure('Total candidates')).toContain('12'));
  expect(await figure('Average score')).toContain('N/A');
});

test('figures that cannot be counted say so above the list', async () => {
  server.answer(getSubmissionStats, refusal('server.failed'));
  show(<CandidateStats jobId={undefined} />, { path: '/', user: signedInUser() });
  expect((await screen.findByRole('alert')).textContent).toBe('Submissions not found');
});

test('a note needs words, is kept when it could not be saved, and stands in the list', async () => {
  server.answer(listSubmissions, listed(of(1, 'Ana')));
  server.answer(updateSubmission, refusal('server.failed'));
  const person = open();
  await menu(person, 'Add note');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }));
  const save = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Save note' });
  expect(save().disabled).toBe(true);
  await person.type(dialog.getByLabelText('Note'), '  ');
  expect(await dialog.findByText('Please enter a note before saving')).toBeDefined();
  expect(save().disabled).toBe(true);
  await person.type(dialog.getByLabelText('Note'), 'Bakes well.');
  await person.click(save());
  await waitFor(() => expect(server.asked(updateSubmission)).toHaveLength(1));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('  Bakes well.');

  server.answer(updateSubmission, { data: someSubmission({ id: 1, notes: 'Bakes well.' }) });
  server.answer(listSubmissions, listed({ ...of(1, 'Ana'), notes: 'Bakes well.' }));
  const answer = server.hold();
  await waitFor(() => expect(save().disabled).toBe(false));
  await person.click(save());
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Note').disabled, 'Later words would be lost.').toBe(
      true,
    ),
  );
  answer();
  expect(await screen.findByRole('img', { name: 'Has a note' })).toBeDefined();
});

test('a concurrent note of a colleague is shown, and is replaced by choice only', async () => {
  server.answer(listSubmissions, listed(of(1, 'Ana')));
  server.answer(updateSubmission, refusal('submission.changed_meanwhile'));
  server.answer(getSubmission, { data: someSubmission({ id: 1, notes: 'Theirs.' }) });
  const person = open();
  await menu(person, 'Add note');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }));
  await person.type(dialog.getByLabelText('Note'), 'Mine.');
  await person.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await dialog.findByText('Theirs.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Save note' }).getAttribute('aria-disabled')).toBe('true');
  await person.click(dialog.getByRole('button', { name: 'Keep my note' }));
  server.answer(updateSubmission, { data: someSubmission({ id: 1, notes: 'Mine.' }) });
  await pressTwice(person, dialog.getByRole('button', { name: 'Save note' }), {
    server,
    sends: [updateSubmission],
    shows: () => screen.findByText('Note added successfully'),
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(updateSubmission).map(({ body }) => body)).toEqual([
    { data: { notes: 'Mine.', ifUnchanged: { notes: '' } } },
    { data: { notes: 'Mine.', ifUnchanged: { notes: 'Theirs.' } } },
  ]);
});

test('a candidate is deleted after a confirmation', async () => {
  server.answer(listSubmissions, listed(of(1, 'Ana')));
  server.answer(deleteSubmission, { data: { id: 1 } });
  const person = open();
  await menu(person, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm deletion' }));
  server.answer(listSubmissions, listed());
  await pressTwice(person, dialog.getByRole('button', { name: 'Delete' }), {
    server,
    sends: [deleteSubmission],
    shows: () => screen.findByText('Submission deleted successfully'),
  });
  expect(await screen.findByText(/^No candidates/)).toBeDefined();
  expect(server.asked(deleteSubmission).map(({ params }) => params.id)).toEqual(['1']);
});

test('two to four candidates of one job can be compared, whichever view they were selected in', async () => {
  server.answer(listSubmissions, listed(...five, of(9, 'Otto', { id: 4, title: 'Cook' })));
  const person = open();
  const compare = () => screen.queryByRole('link', { name: 'Compare' });
  await person.click(await choose('Otto'));
  await person.click(await choose('Dan'));
  expect(compare()).toBeNull();
  await person.click(await choose('Otto'));
  await person.click(screen.getByRole('button', { name: 'Grid view' }));
  expect((await choose('Dan')).checked).toBe(true);
  for (const name of ['Ana', 'Ben', 'Cleo']) await person.click(await choose(name));
  expect(decodeURIComponent(compare()?.getAttribute('href') ?? '')).toBe(
    '/jobs/3/compare?candidates=4,1,2,3',
  );
  await person.click(await choose('Eva'));
  expect(compare()).toBeNull();
});

test('a user who may only view is offered no deletion', async () => {
  server.answer(listSubmissions, listed(of(1, 'Ana')));
  const person = open(
    '/candidates',
    signedInUser({ permissions: { ...allPermissions, submission: { view: true } } }),
  );
  await person.click(await screen.findByRole('button', { name: 'More actions for Ana' }));
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: /Delete|Note/ })).toBeNull();
});

test('with the Shift key all between two presses are selected, or not any more', async () => {
  server.answer(listSubmissions, listed(...five.slice(0, 3)));
  const person = open();
  await person.click(await choose('Cleo'));
  await person.keyboard('{Shift>}');
  await person.click(await choose('Ana'));
  expect(bar().textContent).toContain('3 selected');
  await person.click(await choose('Ben'));
  await person.keyboard('{/Shift}');
  expect(bar().textContent).toContain('1 selected');
  await person.click(await choose('Ana'));
  expect(bar().textContent).toContain('2 selected');
});

test('why they cannot be compared is said where the button is missing', async () => {
  server.answer(publicSettings, refusal('server.failed')); // Only emails would need them.
  server.answer(listSubmissions, listed(...five.slice(0, 3)));
  const person = open();
  await person.click(await choose('Ana'));
  const why = 'Compare: 2 to 4 of one job';
  await person.click(screen.getByRole('button', { name: 'More for the selection' }));
  expect((await screen.findByRole('menuitem', { name: why })).getAttribute('aria-disabled')).toBe('true');
  await person.keyboard('{Escape}');
  await person.click(await choose('Ben'));
  expect(screen.getByRole('link', { name: 'Compare' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'More for the selection' }));
  expect(screen.queryByRole('menuitem', { name: why })).toBeNull();
});
