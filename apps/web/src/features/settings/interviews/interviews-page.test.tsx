// @vitest-environment happy-dom
import { getCompany } from '@nimble/contracts/companies';
import { type JobsRequiringVideo, listJobsRequiringVideo } from '@nimble/contracts/jobs';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someOwnCompany } from '../../../testing/companies.ts';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
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
  server.answer(getCompany, { data: someOwnCompany() });
  const jobs = Promise.withResolvers<JobsRequiringVideo>();
  server.answer(listJobsRequiringVideo, () => jobs.promise);
  open();
  expect((await promise()).disabled).toBe(true);
  jobs.resolve(requiring);
  await waitFor(async () => expect((await promise()).disabled).toBe(false));
});
