// @vitest-environment happy-dom
import { getJob, getJobTeam } from '@nimble/contracts/jobs';
import type { CompanyEvents } from '@nimble/contracts/realtime';
import { getCriteria } from '@nimble/contracts/scorecards';
import {
  getSubmission,
  getSubmissionStats,
  listSubmissions,
  type Submission,
  type SubmissionSummary,
  updateSubmission,
} from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobPage } from '../../features/jobs/detail/job-page.tsx';
import { submissionQuery, submissionStatsQuery } from '../../features/submissions/index.ts';
import { submissionsPageQuery, useUpdateSubmission } from '../../features/submissions/submissions.queries.ts';
import { tabOrigin } from '../../lib/session.ts';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { someJob } from '../../testing/jobs.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { someSubmission } from '../../testing/submissions.ts';
import { useLiveLists } from './use-live-lists.ts';

const server = contractServer();
const place = { page: 1, pageSize: 12 };

/** Queries of pages with a submission, all of them, pending ones, and counts. */
function Page() {
  useLiveLists();
  const one = useQuery(submissionQuery(7)).data;
  const all = useQuery(submissionsPageQuery({ ...place, filters: {} })).data;
  const pending = useQuery(submissionsPageQuery({ ...place, filters: { status: 'pending' } })).data;
  const stats = useQuery(submissionStatsQuery({ jobId: undefined })).data;
  const { mutate } = useUpdateSubmission(7);
  if (!one || !all || !pending || !stats) return null;
  const rows = (list: { data: SubmissionSummary[] }) =>
    list.data.map(({ id, status, rating }) => `${id} ${status} ${rating}`).join(', ');
  return (
    <>
      <p>{`one: ${one.status} ${one.rating}`}</p>
      <p>{`all: ${rows(all)}`}</p>
      <p>{`waiting: ${rows(pending)}`}</p>
      <p>{`approved: ${stats.approved}`}</p>
      <button type="button" onClick={() => mutate({ status: 'shortlisted' })}>
        Approve
      </button>
      <button type="button" onClick={() => mutate({ notes: 'Calm hands.' })}>
        Note
      </button>
    </>
  );
}

let stored: Submission[];
const counts = { total: 2, processing: 0, inReview: 0, reviewed: 0, rejected: 0, averageScore: null };

/** @returns the user, and the number of calls of each kind since. */
async function open() {
  stored = [someSubmission({ id: 7 }), someSubmission({ id: 8 })];
  const find = (id: string | undefined) => stored.find((row) => row.id === Number(id)) ?? someSubmission();
  server.answer(getSubmission, ({ params }) => ({ data: find(params['id']) }));
  server.answer(listSubmissions, ({ query }) => {
    const status = query.get('filters[status][$eq]');
    const data = stored.filter((row) => status === null || row.status === status);
    return { data, meta: { pagination: { page: 1, pageSize: 12, pageCount: 1, total: data.length } } };
  });
  server.answer(getSubmissionStats, () => {
    const count = (status: string) => stored.filter((row) => row.status === status).length;
    const pending = count('pending');
    return { stats: { ...counts, pending, pendingReview: pending, approved: count('shortlisted') } };
  });
  server.answer(updateSubmission, ({ params, body }) => {
    const { data } = body as { data: Partial<Submission> };
    stored = stored.map((row) => (row.id === Number(params['id']) ? { ...row, ...data } : row));
    return { data: find(params['id']) };
  });
  const person = show(<Page />);
  await screen.findByText('all: 7 pending null, 8 pending null');
  const lists = () => server.asked(listSubmissions).length - 2;
  const asked = () => ({
    one: server.asked(getSubmission).length - 1,
    lists: lists(),
    figures: server.asked(getSubmissionStats).length - 1,
  });
  return { person, asked };
}

type Updated = CompanyEvents['submission-updated'];

function hear(changes: Partial<Updated>): void {
  const detail = {
    submissionId: 7,
    jobId: 3,
    status: 'shortlisted',
    rating: null,
    noteChanged: false,
    follows: 'submission.review_saved',
    ...changes,
  } satisfies Updated;
  stored = stored.map((row) =>
    row.id === detail.submissionId ? { ...row, status: detail.status, rating: detail.rating ?? null } : row,
  );
  act(() => void window.dispatchEvent(new CustomEvent('submission-updated', { detail })));
}

const shown = (text: string) => screen.findByText(text);

test('an own status is one PUT, the list that it leaves and the figures; its echo costs nothing', async () => {
  const { person, asked } = await open();
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  await shown('one: shortlisted null');
  await shown('all: 7 shortlisted null, 8 pending null');
  await shown('waiting: 8 pending null');
  await shown('approved: 1');
  hear({ origin: tabOrigin });
  expect(asked()).toEqual({ one: 0, lists: 1, figures: 1 });
  expect(server.asked(updateSubmission)).toHaveLength(1);
  // Events after this one come after any effect of the echo.
  hear({ submissionId: 8, status: 'rejected' });
  await shown('all: 7 shortlisted null, 8 rejected null');
  await waitFor(() => expect(asked()).toEqual({ one: 0, lists: 2, figures: 2 }));
});

test('an own note reloads no figures', async () => {
  const { person, asked } = await open();
  await person.click(screen.getByRole('button', { name: 'Note' }));
  await waitFor(() => expect(server.asked(updateSubmission)).toHaveLength(1));
  hear({ submissionId: 8, status: 'pending', rating: 40 });
  await shown('all: 7 pending null, 8 pending 40');
  await waitFor(() => expect(asked()).toEqual({ one: 0, lists: 0, figures: 1 }));
});

test("a colleague's status and score are shown from the event itself", async () => {
  const { asked } = await open();
  hear({ rating: 80 });
  await shown('one: shortlisted 80');
  await shown('all: 7 shortlisted 80, 8 pending null');
  await shown('waiting: 8 pending null');
  await shown('approved: 1');
  // The submission has more than the event: when it was reviewed.
  await waitFor(() => expect(asked()).toEqual({ one: 1, lists: 1, figures: 1 }));
});

test("a colleague's note, which no event contains, is loaded", async () => {
  const { asked } = await open();
  hear({ status: 'pending', noteChanged: true });
  await waitFor(() => expect(asked()).toEqual({ one: 1, lists: 2, figures: 1 }));
});

test('an event of another submission leaves this one alone', async () => {
  const { asked } = await open();
  hear({ submissionId: 8, status: 'pending', follows: 'submission.answer_heard' });
  hear({ submissionId: 8, status: 'pending', follows: 'submission.updated' });
  await waitFor(() => expect(asked()).toEqual({ one: 0, lists: 2, figures: 1 }));
});

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
  const detail = { jobId: 3, follows: 'job.deleted' } satisfies CompanyEvents['job-updated'];
  act(() => void window.dispatchEvent(new CustomEvent('job-updated', { detail })));
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
    stored = [someSubmission({ id: 7 })];
    server.answer(getSubmission, { data: someSubmission({ id: 7 }) });
    show(<LiveCandidate />, { user: signedInUser() });
    await screen.findByText('Ruth Example');
    server.answer(getSubmission, refusal('submission.not_found'));
    hear({ status: 'pending', follows });
    expect(await screen.findByText(/not found/)).toBeDefined();
  },
);
