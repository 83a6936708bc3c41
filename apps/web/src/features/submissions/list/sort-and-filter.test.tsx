// @vitest-environment happy-dom
import { listJobs } from '@nimble/contracts/jobs';
import { listSubmissions, type SubmissionSummary } from '@nimble/contracts/submissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { someJob } from '../../../testing/jobs.ts';
import { allPermissions, signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { withoutStagesAndTags } from '../../../testing/stages-and-tags.ts';
import { someSubmission } from '../../../testing/submissions.ts';
import { BrowseCandidates } from './browse-candidates.tsx';

const server = contractServer();
withoutStagesAndTags(server);
const page = <Item,>(...data: Item[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 12, total: data.length, pageCount: 1 } },
});
const listed = (...data: SubmissionSummary[]) => page(...data);
const asked = () =>
  server.asked(listSubmissions).map(({ query }) => ({
    sort: query.get('sort'),
    job: query.get('filters[job][$eq]'),
    status: query.get('filters[status][$eq]'),
    page: query.get('pagination[page]'),
  }));
const open = (at = '/candidates', user = signedInUser()) =>
  show(<BrowseCandidates searchMode={null} />, { path: '/candidates', at, user });

const head = (name: string) => screen.findByRole('columnheader', { name });

test('the head of a column sorts by it, once more the other way round, also by the keyboard', async () => {
  server.answer(listSubmissions, listed(someSubmission()));
  const person = open('/candidates?page=3&status=pending');
  expect((await head('Submitted')).getAttribute('aria-sort')).toBe('descending');
  expect((await head('Score')).getAttribute('aria-sort')).toBe('none');
  await person.click(within(await head('Score')).getByRole('button'));
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ sort: 'rating:desc', page: '1', status: 'pending' }),
  );
  expect((await head('Score')).getAttribute('aria-sort')).toBe('descending');
  expect((await head('Submitted')).getAttribute('aria-sort')).toBe('none');
  within(await head('Score'))
    .getByRole('button')
    .focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(asked().at(-1)?.sort).toBe('rating:asc'));
  await person.click(within(await head('Candidate')).getByRole('button'));
  await waitFor(() => expect(asked().at(-1)?.sort).toBe('candidateName:asc'));
  expect((await head('Candidate')).getAttribute('aria-sort')).toBe('ascending');
});

test('on a phone a button shows and hides the filters, and says how many are set', async () => {
  server.answer(listSubmissions, listed(someSubmission()));
  const person = open('/candidates?status=pending&score=70&search=weber');
  const button = await screen.findByRole('button', { name: 'Filters (2)', expanded: false });
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(filters?.contains(screen.getByLabelText('Filter by score'))).toBe(true);
  expect(filters?.className).toContain('max-sm:hidden');
  await person.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(filters?.className).not.toContain('max-sm:hidden');
});

test('the list is narrowed to those submitted on some days and with at least a score', async () => {
  server.answer(listSubmissions, listed(someSubmission()));
  const person = open('/candidates?page=2');
  await person.selectOptions(await screen.findByLabelText('Filter by score'), 'At least 70%');
  await person.click(screen.getByRole('button', { name: 'Filter by submission date: Any date' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-04' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-05-09' } });
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  const last = () => server.asked(listSubmissions).at(-1)?.query;
  await waitFor(() => expect(last()?.get('filters[submittedAt][$gte]')).not.toBeNull());
  expect(last()?.get('filters[submittedAt][$gte]')).toBe(new Date(2026, 4, 4).toISOString());
  expect(last()?.get('filters[submittedAt][$lt]')).toBe(new Date(2026, 4, 10).toISOString());
  expect(last()?.get('filters[rating][$gte]')).toBe('70');
  expect(last()?.get('pagination[page]')).toBe('1');
  await person.click(screen.getByRole('button', { name: /^Filter by submission date: May 4/ }));
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(last()?.get('filters[submittedAt][$gte]')).toBeNull());
  expect(last()?.get('filters[rating][$gte]')).toBe('70');
});

test('under "Submitted" is when the candidate submitted, not when the interview began', async () => {
  server.answer(listSubmissions, listed(someSubmission({ submittedAt: '2026-05-06T09:00:00.000Z' })));
  open();
  await head('Submitted');
  const times = Array.from(document.querySelectorAll('time'), ({ dateTime }) => dateTime);
  expect(times).toEqual(['2026-05-06T09:00:00.000Z']);
});

test('the sort of the address is asked for, one that is none is not, and a choice shows it too', async () => {
  server.answer(listSubmissions, listed(someSubmission()));
  open('/candidates?sort=candidateName:desc');
  expect((await screen.findByLabelText<HTMLSelectElement>('Sort by')).value).toBe('candidateName:desc');
  expect(asked().at(0)?.sort).toBe('candidateName:desc');
  open('/candidates?sort=password:asc');
  await waitFor(() => expect(asked().at(-1)?.sort).toBe('createdAt:desc'));
});

test('a job is searched for and chosen by the keyboard, beside the other filters, and left again', async () => {
  server.answer(listSubmissions, listed(someSubmission()));
  server.answer(listJobs, ({ query }) =>
    query.get('filters[title][$containsi]') === 'bak'
      ? page(someJob({ id: 3, title: 'Head Baker' }), someJob({ id: 4, title: 'Baker' }))
      : page(someJob({ id: 5, title: 'Cook' })),
  );
  const person = open('/candidates?status=pending&page=2');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Filter by job' });
  expect(server.asked(listJobs)).toEqual([]);
  await person.click(field);
  expect(await screen.findByRole('option', { name: 'Cook' })).toBeDefined();
  await person.type(field, 'bak');
  await screen.findByRole('option', { name: 'Head Baker' });
  await person.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Baker' }).id);
  // It must not close a dialog around it too.
  await person.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('');
  await person.type(field, 'bak');
  await screen.findByRole('option', { name: 'Head Baker' });
  await person.keyboard('{Enter}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ job: '3', status: 'pending', page: '1' }));
  expect(field.value).toBe('Head Baker');
  await person.click(screen.getByRole('button', { name: 'Show the candidates of all jobs' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ job: null, status: 'pending' }));
  expect(field.value).toBe('');
});

test('the job of the address is named, also where it has no candidates', async () => {
  server.answer(listSubmissions, listed());
  server.answer(listJobs, page(someJob({ id: 8, title: 'Ferry Captain' })));
  open('/candidates?job=8&status=pending');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Filter by job' });
  await waitFor(() => expect(field.value).toBe('Ferry Captain'));
  expect(asked().at(0)).toMatchObject({ job: '8', status: 'pending' });
});

test('who may not see jobs is offered none, and leaves the one of a link', async () => {
  server.answer(listSubmissions, listed(someSubmission()));
  const user = signedInUser({ permissions: { ...allPermissions, job: {} } });
  open('/candidates?job=3', user);
  expect(await screen.findByRole('button', { name: 'Job: Head Baker' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Filter by job' })).toBeNull();
});

test('jobs that cannot be loaded are said to be', async () => {
  server.answer(listSubmissions, listed(someSubmission()));
  server.answer(listJobs, refusal('server.failed'));
  const person = open();
  await person.click(await screen.findByRole('combobox', { name: 'Filter by job' }));
  expect(await screen.findByText('Failed to fetch jobs')).toBeDefined();
});

test('a picture of the interview stands beside the name; one that cannot be shown leaves the first letters', async () => {
  const posterUrl = '/api/files/1?expires=1&signature=x';
  server.answer(
    listSubmissions,
    listed(
      someSubmission({ id: 1, candidateName: 'Ana Weber', posterUrl }),
      someSubmission({ id: 2, candidateName: 'Ben Gale' }),
    ),
  );
  open();
  const [, first, second] = await screen.findAllByRole('row');
  const picture = first?.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(posterUrl);
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect(second?.querySelector('img')).toBeNull();
  expect(second?.textContent).toContain('BG');
  fireEvent.error(picture as HTMLImageElement);
  expect(first?.textContent).toContain('AW');
});

test('columns are chosen, remembered, and asked for', async () => {
  server.answer(listSubmissions, ({ query }) => {
    const isAsked = [...query.values()].includes('reviewers');
    return listed(
      someSubmission({ source: 'referral', ...(isAsked && { reviewers: [{ id: 1, name: 'Ben Gale' }] }) }),
    );
  });
  const person = open();
  const heads = async () =>
    (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent).slice(1, -2);
  expect(await heads()).toEqual(['Candidate', 'Job', 'Status', 'Submitted', 'Score']);
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(box('Name').disabled).toBe(true);
  for (const name of ['Job', 'Source', 'Reviewers']) await person.click(box(name));
  await person.keyboard('{Escape}');
  expect(await heads()).toEqual(['Candidate', 'Status', 'Submitted', 'Score', 'Source', 'Reviewers']);
  expect(await screen.findByText('Referral')).toBeDefined();
  expect(await screen.findByText('Ben Gale')).toBeDefined();
  expect(localStorage.getItem('nimble_candidate_columns')).toBe(
    'email,tags,status,submitted,score,source,reviewers',
  );
  localStorage.removeItem('nimble_candidate_columns');
});

test('the columns of a view are those of its address', async () => {
  server.answer(listSubmissions, listed(someSubmission()));
  const person = open('/candidates?from=5&columns=score,status');
  const heads = async () =>
    (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent).slice(1, -2);
  expect(await heads()).toEqual(['Candidate', 'Status', 'Score']);
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  await person.click(screen.getByRole('checkbox', { name: 'Status' }));
  await person.keyboard('{Escape}');
  await waitFor(async () => expect(await heads()).toEqual(['Candidate', 'Score']));
  expect(localStorage.getItem('nimble_candidate_columns')).toBeNull();
});
