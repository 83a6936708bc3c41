// @vitest-environment happy-dom
import { getJob, getJobTeam } from '@nimble/contracts/jobs';
import type { CompanyEvents } from '@nimble/contracts/realtime';
import { getCriteria } from '@nimble/contracts/scorecards';
import { getSubmission } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobPage } from '../../features/jobs/detail/job-page.tsx';
import { submissionQuery } from '../../features/submissions/index.ts';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { someJob } from '../../testing/jobs.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { someSubmission } from '../../testing/submissions.ts';
import { useLiveLists } from './use-live-lists.ts';

const server = contractServer();

function hear<Name extends 'job-updated' | 'submission-updated'>(name: Name, detail: CompanyEvents[Name]) {
  act(() => void window.dispatchEvent(new CustomEvent(name, { detail })));
}

function LiveJob() {
  useLiveLists();
  return <JobPage />;
}

test('the page of a job closes for the others as soon as a colleague deletes it', async () => {
  server.answer(getCriteria, { data: { criteria: [] } });
  server.answer(getJobTeam, { data: { teamOnly: false, members: [], people: [] } });
  server.answer(getJob, { data: someJob({ status: 'draft' }) });
  const user = signedInUser({ permissions: { job: { view: true } } });
  show(<LiveJob />, { path: '/jobs/:jobId', at: '/jobs/3', user });
  await screen.findByRole('heading', { name: 'Head Baker' });
  server.answer(getJob, refusal('job.not_found'));
  hear('job-updated', { jobId: 3, follows: 'job.deleted' });
  expect(await screen.findByRole('heading', { name: 'This job was deleted' })).toBeDefined();
});

function LiveCandidate() {
  useLiveLists();
  const { error, data } = useQuery(submissionQuery(7));
  return <p>{error?.message ?? data?.candidateName}</p>;
}

test.each(['submission.deleted', 'submission.erased_by_candidate'] as const)(
  'a candidate is asked for again after %s',
  async (follows) => {
    server.answer(getSubmission, { data: someSubmission({ id: 7 }) });
    show(<LiveCandidate />, { user: signedInUser() });
    await screen.findByText('Ruth Example');
    server.answer(getSubmission, refusal('submission.not_found'));
    const event = { submissionId: 7, jobId: 3, status: 'pending', rating: null, noteChanged: false } as const;
    hear('submission-updated', { ...event, follows });
    expect(await screen.findByText(/not found/)).toBeDefined();
  },
);
