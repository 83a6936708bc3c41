// @vitest-environment happy-dom
import { getJob, getJobTeam, listJobs, updateJobWithQuestions } from '@nimble/contracts/jobs';
import { getCriteria } from '@nimble/contracts/scorecards';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../../../testing/contract-server.ts';
import { someJob, someQuestion } from '../../../../testing/jobs.ts';
import { signedInUser } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import { JobsPage } from '../../list/jobs-page.tsx';
import { JobPage } from '../job-page.tsx';

const server = contractServer();
const user = signedInUser({ permissions: { job: { view: true, update: true } } });
const job = someJob({
  status: 'draft',
  questions: [someQuestion(1, 'Who are you?'), someQuestion(2, 'Why the harbour?')],
});
beforeEach(() => {
  server.answer(getCriteria, { data: { criteria: [] } });
  server.answer(getJobTeam, { data: { teamOnly: false, members: [], people: [] } });
  server.answer(getJob, { data: job });
});
const title = () => screen.findByLabelText<HTMLInputElement>(/Job title/);
const fill = async (value: string) => fireEvent.change(await title(), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save changes' });
const edit = () =>
  show(<JobPage />, {
    path: '/jobs/:jobId',
    at: { pathname: '/jobs/3', state: { editMode: true } },
    user,
  });

test('a card of the list opens its job being edited', async () => {
  const pagination = { page: 1, pageSize: 12, total: 1, pageCount: 1 };
  server.answer(listJobs, { data: [job], meta: { pagination } });
  const pages = (
    <Routes>
      <Route path="/jobs" element={<JobsPage />} />
      <Route path="/jobs/:jobId" element={<JobPage />} />
    </Routes>
  );
  const person = show(pages, { path: '/*', at: '/jobs', user });
  await person.click(await screen.findByRole('button', { name: 'More actions for Head Baker' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit job' }));
  expect((await title()).value).toBe('Head Baker');
});

test('edits are there again when the page is opened again, until they are saved', async () => {
  edit();
  await fill('Chief Baker');
  cleanup();
  const person = edit();
  expect((await title()).value).toBe('Chief Baker');
  server.answer(updateJobWithQuestions, { data: { ...job, title: 'Chief Baker' } });
  await person.click(save());
  expect(await screen.findByText('Job updated successfully!')).toBeDefined();
  cleanup();
  edit();
  expect((await title()).value).toBe('Head Baker');
});

test('only unsaved edits keep the browser from closing the tab', async () => {
  edit();
  await title();
  const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isKept()).toBe(false);
  await fill('Chief Baker');
  await waitFor(() => expect(isKept()).toBe(true));
});

test('a question is deleted once it is confirmed, and the last one stays', async () => {
  const person = edit();
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Question 1').value;
  await person.click(await screen.findByRole('button', { name: 'Delete question 1' }));
  expect(text()).toBe('Who are you?');
  await person.click(await screen.findByRole('button', { name: 'Delete question' }));
  await waitFor(() => expect(text()).toBe('Why the harbour?'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete question 1' }).disabled).toBe(true);
});

test('a job with errors is not sent, and says so', async () => {
  const person = edit();
  await fill('ab');
  await person.click(save());
  expect(await screen.findByText('Please correct the errors in the form')).toBeDefined();
  expect((await title()).getAttribute('aria-invalid')).toBe('true');
  expect(server.asked(updateJobWithQuestions)).toEqual([]);
});

test('a conflict that was decided is not shown again after a reload', async () => {
  const person = edit();
  await fill('Chief Baker');
  const theirs = { ...job, title: 'Second Baker', updatedAt: '2026-05-05T12:00:00.000Z' };
  server.answer(getJob, { data: theirs });
  server.answer(updateJobWithQuestions, ({ body }) =>
    (body as { data: { updatedAt: string } }).data.updatedAt === theirs.updatedAt
      ? { data: { ...theirs, title: 'Chief Baker' } }
      : refusal('job.changed_meanwhile'),
  );
  await person.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
  await person.click(dialog.getByRole('button', { name: 'Use these versions' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  const later = edit();
  expect((await title()).value).toBe('Chief Baker');
  await later.click(save());
  expect(await screen.findByText('Job updated successfully!')).toBeDefined();
});

test('closing the comparison with a colleague’s changes keeps one’s own, and asks again at the next save', async () => {
  const person = edit();
  await fill('Chief Baker');
  const theirs = { ...job, title: 'Second Baker', updatedAt: '2026-05-05T12:00:00.000Z' };
  server.answer(getJob, { data: theirs });
  server.answer(updateJobWithQuestions, refusal('job.changed_meanwhile'));
  await person.click(save());
  const find = () => screen.findByRole('dialog', { name: 'Changed by someone else' });
  await person.click(within(await find()).getByRole('button', { name: 'Continue editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await title()).value).toBe('Chief Baker');
  await person.click(save());
  expect(await find()).toBeDefined();
  expect(server.asked(updateJobWithQuestions)).toHaveLength(2);
});
