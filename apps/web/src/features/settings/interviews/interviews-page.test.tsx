// @vitest-environment happy-dom
import { getCompany, updateCompany } from '@nimble/contracts/companies';
import { allowTextInJobs, type JobsRequiringVideo, listJobsRequiringVideo } from '@nimble/contracts/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someCompany } from '../../../testing/companies.ts';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { InterviewsPage } from './interviews-page.tsx';

const server = contractServer();
const requiring: JobsRequiringVideo = {
  data: [{ id: 3, title: 'Head Baker', status: 'active', questions: 2 }],
  meta: { total: 1 },
};
const open = () => show(<InterviewsPage />, { path: '/settings/interviews', user: signedInUser() });
const promise = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Video is never required' });

test('the promise waits for the jobs that it asks about', async () => {
  server.answer(getCompany, { data: someCompany() });
  const jobs = Promise.withResolvers<JobsRequiringVideo>();
  server.answer(listJobsRequiringVideo, () => jobs.promise);
  open();
  expect((await promise()).disabled).toBe(true);
  jobs.resolve(requiring);
  await waitFor(async () => expect((await promise()).disabled).toBe(false));
});

test('a double click promises once that video is never required, and mends the jobs that require it once', async () => {
  const company = someCompany();
  server.answer(getCompany, { data: company });
  server.answer(listJobsRequiringVideo, requiring);
  const person = open();
  await waitFor(async () => expect((await promise()).disabled).toBe(false));
  await person.click(await promise());
  const question = within(await screen.findByRole('alertdialog'));
  server.answer(updateCompany, { data: { ...company, videoNeverRequired: true } });
  await pressTwice(person, question.getByRole('button', { name: 'Turn on' }), {
    server,
    sends: [updateCompany],
    shows: () => screen.findByText('Saved'),
  });

  await person.click(await screen.findByRole('button', { name: 'Allow text in all of them' }));
  const other = within(await screen.findByRole('alertdialog', { name: 'Allow text in 1 job?' }));
  server.answer(allowTextInJobs, { data: [], meta: { total: 0 } });
  server.answer(listJobsRequiringVideo, { data: [], meta: { total: 0 } });
  await pressTwice(person, other.getByRole('button', { name: 'Allow text' }), {
    server,
    sends: [allowTextInJobs],
    shows: () => screen.findByText('Text is allowed'),
  });
  await waitFor(() => expect(screen.queryByText(/still requires? video/)).toBeNull());

  server.answer(updateCompany, { data: company });
  expect((await promise()).checked).toBe(true);
  await person.click(await promise());
  await waitFor(async () => expect((await promise()).checked).toBe(false));
});
