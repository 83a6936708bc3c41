// @vitest-environment happy-dom
import { getJob, getJobTeam, type JobStatus, updateJob } from '@nimble/contracts/jobs';
import { getCriteria } from '@nimble/contracts/scorecards';
import { createTemplate } from '@nimble/contracts/templates';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { someJob } from '../../../testing/jobs.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { JobPage } from './job-page.tsx';

const server = contractServer();
beforeEach(() => {
  server.answer(getCriteria, { data: { criteria: [] } });
  server.answer(getJobTeam, { data: { teamOnly: false, members: [], people: [] } });
});
/** Without the permission to see submissions and plans, which need more calls. */
const open = (at = '/jobs/3', permissions: object = { update: true, create: true }) =>
  show(<JobPage />, {
    path: '/jobs/:jobId',
    at,
    user: signedInUser({ permissions: { job: { view: true, ...permissions } } }),
  });

const changes = ['Publish', 'Pause', 'Resume', 'Close', 'Reopen'];
const offered = () => changes.filter((name) => screen.queryByRole('button', { name }) !== null);

test('a job is published, paused, resumed, closed and reopened, and offers only what is allowed', async () => {
  let status: JobStatus = 'draft';
  server.answer(getJob, () => ({ data: someJob({ status }) }));
  server.answer(updateJob, ({ body }) => {
    ({ status } = (body as { data: { status: JobStatus } }).data);
    return { data: someJob({ status }) };
  });
  const person = open();
  await screen.findByRole('heading', { name: 'Head Baker' });
  expect(offered()).toEqual(['Publish']);
  expect(screen.queryByText('Share this interview')).toBeNull();
  const steps = [
    ['Publish', 'active', ['Pause', 'Close']],
    ['Pause', 'paused', ['Resume', 'Close']],
    ['Resume', 'active', ['Pause', 'Close']],
    ['Close', 'closed', ['Reopen']],
    ['Reopen', 'active', ['Pause', 'Close']],
  ] as const;
  for (const [name, to, next] of steps) {
    await person.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(offered()).toEqual(next));
    expect(screen.getAllByText(`Job status updated to ${to}!`)).not.toEqual([]);
    // Only an active job is open to candidates.
    expect(screen.queryByRole('img', { name: /QR code/ }) !== null).toBe(to === 'active');
  }
});

test('the actions come before the description, and sharing before the questions, also for a keyboard', async () => {
  server.answer(getJob, { data: someJob({ description: 'Bakes through the night.' }) });
  open();
  const inOrder = [
    await screen.findByRole('button', { name: 'Pause' }),
    screen.getByRole('button', { name: 'Edit job' }),
    screen.getByText('Bakes through the night.'),
    screen.getByRole('heading', { name: 'Share this interview' }),
    screen.getByRole('heading', { name: 'Interview questions' }),
  ];
  const sorted = inOrder.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(sorted).toEqual(inOrder);
});

test('a job is saved as a template of the chosen category', async () => {
  server.answer(getJob, { data: someJob() });
  const saved = {
    id: 57,
    title: 'Head Baker',
    summary: 'You bake.',
    description: 'You bake what the harbour eats.',
    category: { id: 5, slug: 'operations' as const, name: 'Operations' },
    category_id: 'operations' as const,
    employment_type: 'full-time' as const,
    is_standard: false,
    questions: [],
  };
  server.answer(createTemplate, { data: saved });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'More actions for Head Baker' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Save as template' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText('Category'), 'Operations');
  await person.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(await screen.findByText('Template saved')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(createTemplate)[0]?.body).toEqual({ data: { job: 3, category: 'operations' } });
});

test('an unknown job says so, with a way back', async () => {
  server.answer(getJob, refusal('job.not_found'));
  open('/jobs/999999999');
  expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to jobs' })).toBeDefined();
  // Trying again would not help.
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
