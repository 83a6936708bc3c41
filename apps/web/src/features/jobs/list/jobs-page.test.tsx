// @vitest-environment happy-dom
import { deleteJob, type Job, listJobs } from '@nimble/contracts/jobs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { withNewJob } from '../../../shared/new-job.ts';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { someJob } from '../../../testing/jobs.ts';
import { timersAfterTyping } from '../../../testing/keyboard.ts';
import { allPermissions, signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { JobsPage } from './jobs-page.tsx';

const server = contractServer();
/** Without the permission to see the dashboard there is no text about the plan. */
const withPermissions = (job: object) =>
  signedInUser({ permissions: { ...allPermissions, dashboards: {}, job: { view: true, ...job } } });
const open = (
  at: NonNullable<Parameters<typeof show>[1]>['at'] = '/jobs',
  user = withPermissions({ create: true, update: true, delete: true }),
) =>
  show(
    <main tabIndex={-1}>
      <JobsPage />
    </main>,
    { path: '/jobs', at, user },
  );
const listed = (data: Job[], page = 1, total = data.length) => ({
  data,
  meta: { pagination: { page, pageSize: 12, total, pageCount: Math.max(1, Math.ceil(total / 12)) } },
});
const asked = () => server.asked(listJobs).map(({ query }) => query.toString());

async function remove(person: ReturnType<typeof open>) {
  await person.click(await screen.findByRole('button', { name: 'More actions for Head Baker' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete job' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm deletion' }));
  expect(dialog.getByText(/cannot be undone/)).toBeDefined();
  return dialog.getByRole('button', { name: 'Delete job' });
}

test('search, status and page of the address are requested; an empty result says so and can be reset', async () => {
  server.answer(listJobs, ({ query }) => listed(query.toString().includes('ferry') ? [] : [someJob()]));
  const person = open('/jobs?search=ferry&status=paused');
  expect(await screen.findByText('No jobs found')).toBeDefined();
  expect(decodeURIComponent(asked()[0] ?? '')).toContain('ferry');
  expect(decodeURIComponent(asked()[0] ?? '')).toContain('paused');
  await person.click(screen.getAllByRole('button', { name: /^Clear/ }).at(-1) as HTMLElement);
  expect(await screen.findByRole('link', { name: 'Head Baker' })).toBeDefined();
  await person.selectOptions(screen.getByLabelText('Filter by status'), 'closed');
  await waitFor(() => expect(decodeURIComponent(asked().at(-1) ?? '')).toContain('closed'));
});

test('without any job there is one button that creates one, and nothing to search', async () => {
  server.answer(listJobs, listed([]));
  open();
  expect(await screen.findByText('No jobs yet')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Create job' })).toHaveLength(1);
  expect(screen.queryByPlaceholderText('Search jobs...')).toBeNull();
});

test('without any job, clearing the filter by status keeps the focus on the page', async () => {
  server.answer(listJobs, listed([]));
  const person = open('/jobs?status=paused');
  await screen.findByText('No jobs found');
  await person.selectOptions(screen.getByLabelText('Filter by status'), '');
  await screen.findByText('No jobs yet');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a page has 12, 24, 48 or 96 jobs', async () => {
  server.answer(listJobs, listed([someJob()]));
  open();
  const sizes = within(await screen.findByLabelText('Per page')).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['12', '24', '48', '96']);
  expect(server.asked(listJobs)[0]?.query.get('pagination[pageSize]')).toBe('12');
});

test('a search is sent after a second without typing', async () => {
  server.answer(listJobs, listed([someJob()]));
  open();
  const search = await screen.findByPlaceholderText('Search jobs...');
  expect(timersAfterTyping(search, 'ferry')).toEqual([1000]);
});

test('a job that could not be deleted stays in the dialog; after deleting, the list is reloaded', async () => {
  server.answer(listJobs, listed([someJob()]));
  server.answer(deleteJob, refusal('server.failed'));
  const person = open();
  const confirm = await remove(person);
  await person.click(confirm);
  await waitFor(() => expect(server.asked(deleteJob)).toHaveLength(1));
  expect(screen.getByRole('alertdialog', { name: 'Confirm deletion' })).toBeDefined();
  server.answer(deleteJob, { data: { id: 3 } });
  server.answer(listJobs, listed([]));
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBeNull());
  await person.click(confirm);
  expect(await screen.findByText('No jobs yet')).toBeDefined();
  expect(screen.getByText('Job deleted successfully')).toBeDefined();
});

test('a double click deletes a job once', async () => {
  server.answer(listJobs, listed([someJob()]));
  server.answer(deleteJob, { data: { id: 3 } });
  const person = open();
  const confirm = await remove(person);
  server.answer(listJobs, listed([]));
  await pressTwice(person, confirm, {
    server,
    sends: [deleteJob],
    shows: () => screen.findByText(/deleted/),
  });
  expect(await screen.findByText('No jobs yet')).toBeDefined();
});

test('a link that says "Create" opens the wizard with the page, unless the role may not create', async () => {
  server.answer(listJobs, listed([]));
  const at = { pathname: '/jobs', state: withNewJob };
  const person = open(at);
  expect(await screen.findByRole('dialog', { name: 'Select creation method' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  open(at, withPermissions({}));
  expect(await screen.findByText('No jobs yet')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page that has gone with its last job leads to the one before', async () => {
  server.answer(listJobs, ({ query }) =>
    query.get('pagination[page]') === '2' ? listed([], 2, 12) : listed([someJob()], 1, 12),
  );
  open('/jobs?page=2');
  expect(await screen.findByRole('link', { name: 'Head Baker' })).toBeDefined();
});

test('a user who may only view is offered neither a new job nor a change', async () => {
  server.answer(listJobs, listed([someJob()]));
  const person = open('/jobs', withPermissions({}));
  await person.click(await screen.findByRole('button', { name: 'More actions for Head Baker' }));
  expect(await screen.findByRole('menuitem', { name: 'View details' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: /Edit|Delete/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create job' })).toBeNull();
});

/** The browser's own button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back in the history
    </button>
  );
}

test('a typed search and a chosen status are steps of the history', async () => {
  server.answer(listJobs, ({ query }) => listed(query.toString().includes('paused') ? [] : [someJob()]));
  const page = (
    <>
      <JobsPage />
      <Back />
    </>
  );
  const person = show(page, { path: '/jobs', user: withPermissions({}) });
  await person.type(await screen.findByPlaceholderText('Search jobs...'), 'ferry{Enter}');
  await waitFor(() => expect(asked().at(-1)).toContain('ferry'));
  await person.selectOptions(screen.getByLabelText('Filter by status'), 'paused');
  expect(await screen.findByText('No jobs found')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Back in the history' }));
  expect(await screen.findByRole('link', { name: 'Head Baker' })).toBeDefined();
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search jobs...').value).toBe('ferry');
});

test('the card of an active job copies its interview link, and that of a draft has none', async () => {
  server.answer(listJobs, listed([someJob(), someJob({ id: 4, title: 'Ferry Captain', status: 'draft' })]));
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Share Head Baker' }));
  expect(await screen.findByText('Interview link copied to clipboard!')).toBeDefined();
  expect(await navigator.clipboard.readText()).toMatch(/\/interview\/aBcDeFgHiJkL$/);
  expect(screen.queryByRole('button', { name: 'Share Ferry Captain' })).toBeNull();
});
