// @vitest-environment happy-dom
import type { SettingsOf } from '@nimble/contracts/answers';
import { createJob, getJob, getJobTeam, type Job, listJobs, listTeamPeople } from '@nimble/contracts/jobs';
import { listLibraryQuestions, listLibraryTags } from '@nimble/contracts/question-library';
import { getQuestionMedia } from '@nimble/contracts/question-media';
import { getCriteria } from '@nimble/contracts/scorecards';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { someJob, someQuestion } from '../../../testing/jobs.ts';
import { allPermissions, signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { JobPage } from '../detail/job-page.tsx';
import { JobsPage } from '../list/jobs-page.tsx';
import { readKeptJob } from '../wizard/kept-draft.ts';

const server = contractServer();
const person = (id: number) => ({ id, name: `Person ${id}`, seesEveryJob: false });
const openTo = (teamOnly: boolean, members: number[] = []) => ({
  data: { teamOnly, members, people: [1, 5].map((id) => ({ ...person(id), isReviewer: false })) },
});
const details = {
  type: 'contract',
  experience: 'senior',
  currency: 'EUR',
  department: 'Bakery',
  location: 'Harbour',
  requirements: 'Hands',
  benefits: 'Bread',
  salary: '40',
  welcome: 'Hello!',
  welcomeMedia: 21,
  closingMedia: 22,
  language: 'de',
  deadline: '2999-01-01T10:00:00.000Z',
  maxSubmissions: 50,
  retakes: 2,
  thinkingTime: 30,
  questionsInAdvance: true,
  untimed: true,
  videoNeverRequired: false,
  sharedLink: false,
} as const;
const screened: SettingsOf<'choice'>[] = [
  {
    format: 'choice',
    options: [
      { id: 'rye', text: 'Rye', isRight: true },
      { id: 'white', text: 'White', isRight: false },
    ],
    minimumChosen: 1,
    maximumChosen: 1,
    screening: { effect: 'mark', requirement: 'Likes rye', options: ['white'] },
  },
];
const job: Job = someJob({
  ...details,
  status: 'closed',
  submissionCount: 7,
  pools: [{ draw: 1 }],
  questions: [
    {
      ...someQuestion(11, 'Which bread?'),
      formats: screened,
      media: 23,
      required: false,
      libraryQuestion: 9,
    },
    { ...someQuestion(12, 'Why rye?'), pool: 1 },
    { ...someQuestion(13, 'Why white?'), pool: 1, time_limit: 60 },
  ],
});

beforeEach(() => {
  server.answer(getJob, { data: job });
  server.answer(getJobTeam, openTo(true, [5, 6]));
  server.answer(listTeamPeople, { data: [person(1), person(5)] });
  server.answer(getCriteria, { data: { criteria: ['Speed', 'Taste'] } });
  server.answer(createJob, { data: someJob({ id: 8, status: 'draft' }), error: null });
  server.answer(listJobs, {
    data: [job],
    meta: { pagination: { page: 1, pageSize: 12, total: 1, pageCount: 1 } },
  });
  server.answer(getQuestionMedia, ({ params }) => ({
    data: {
      id: Number(params['id']),
      kind: 'pdf' as const,
      state: 'ready' as const,
      progress: 0,
      failure: null,
      name: `${params['id']}.pdf`,
      size: 5,
      text: '',
      shown: null,
    },
  }));
});
const withPermissions = (permissions: object) =>
  signedInUser({
    permissions: { ...allPermissions, dashboards: {}, submission: {}, job: { view: true, ...permissions } },
  });
const mayCreate = withPermissions({ create: true });
const ofList = (user = mayCreate) => show(<JobsPage />, { path: '/jobs', user });
const ofPage = (user = mayCreate) => show(<JobPage />, { path: '/jobs/:jobId', at: '/jobs/3', user });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const title = () => screen.getByLabelText<HTMLInputElement>(/^Job title/);

async function duplicate(user: ReturnType<typeof ofList>) {
  await user.click(await screen.findByRole('button', { name: 'More actions for Head Baker' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await screen.findByRole('dialog', { name: 'Job details' });
}
const sent = () => (server.asked(createJob).at(-1)?.body as { data: object } | undefined)?.data;

test('the copy has everything of the job that a new one would have, and starts as draft', async () => {
  const user = ofList();
  await duplicate(user);
  expect(title().value).toBe('Head Baker (copy)');
  await user.click(button('Continue'));
  await pressTwice(user, await screen.findByRole('button', { name: 'Save as draft' }), {
    server,
    sends: [createJob],
    shows: () => screen.findByText('at /jobs/8'),
  });
  const content = { time_limit: 120, required: true, formats: [{ format: 'video' }], media: null };
  expect(sent()).toEqual({
    ...details,
    title: 'Head Baker (copy)',
    description: 'You bake what the harbour eats.',
    status: 'draft',
    criteria: ['Speed', 'Taste'],
    // Without one who may no longer see jobs.
    team: { teamOnly: true, members: [5] },
    pools: [{ draw: 1 }],
    questions: [
      {
        ...content,
        question: 'Which bread?',
        required: false,
        formats: screened,
        media: 23,
        libraryQuestion: 9,
        pool: null,
      },
      { ...content, question: 'Why rye?', libraryQuestion: null, pool: 1 },
      { ...content, question: 'Why white?', time_limit: 60, libraryQuestion: null, pool: 1 },
    ],
  });
});

test('a deadline that has passed is left out, and a long title loses its end', async () => {
  server.answer(getJobTeam, openTo(false, [5]));
  server.answer(getJob, {
    data: { ...job, title: 'b'.repeat(100), deadline: '2020-01-01T10:00:00.000Z', sharedLink: true },
  });
  const user = ofList();
  await duplicate(user);
  expect(title().value).toBe(`${'b'.repeat(93)} (copy)`);
  await user.click(button('Continue'));
  await user.click(await screen.findByRole('button', { name: 'Publish job' }));
  await screen.findByLabelText('Interview link');
  expect(sent()).toMatchObject({ deadline: null, sharedLink: true, status: 'active' });
  expect(sent()).not.toHaveProperty('team');
});

test("from the job's page, and the link of a copy that people are invited to is not offered", async () => {
  server.answer(createJob, { data: someJob({ id: 8, sharedLink: false }), error: null });
  const user = ofPage();
  await duplicate(user);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.getByText('Step 1 of 2')).toBeDefined();
  await user.click(button('Continue'));
  expect(await screen.findByText('Step 2 of 2')).toBeDefined();
  const linkOff = 'The link is off: only people you invite by email can start.';
  expect(await screen.findByText(linkOff)).toBeDefined();
  await user.click(button('Publish job'));
  expect(await screen.findByRole('dialog', { name: 'Your interview is live' })).toBeDefined();
  expect(screen.getByText(linkOff)).toBeDefined();
  expect(screen.queryByLabelText('Interview link')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open interview' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'View job' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a copy that nobody has changed replaces no unfinished job; a changed one can be continued', async () => {
  const user = ofList();
  await duplicate(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage).toHaveLength(0);
  await duplicate(user);
  fireEvent.change(title(), { target: { value: 'Night Baker' } });
  await user.keyboard('{Escape}');
  await user.click(button('Create job'));
  await user.click(await screen.findByRole('button', { name: 'Continue editing' }));
  expect(title().value).toBe('Night Baker');
  await user.click(button('Continue'));
  await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
  await screen.findByText('Job created successfully!');
  expect(sent()).toMatchObject({
    title: 'Night Baker',
    criteria: ['Speed', 'Taste'],
    sharedLink: false,
    team: { teamOnly: true, members: [5] },
  });
});

test('an unfinished job stays until its replacement by a copy is confirmed', async () => {
  const user = ofList();
  await user.click(await screen.findByRole('button', { name: 'Create job' }));
  await user.click(await screen.findByRole('button', { name: /Create from scratch/ }));
  fireEvent.change(title(), { target: { value: 'Miller' } });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'More actions for Head Baker' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Replace your unfinished job?' }));
  expect(question.getByText(/“Miller” isn’t finished yet/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(readKeptJob()?.draft.title).toBe('Miller');
  await user.click(screen.getByRole('button', { name: 'More actions for Head Baker' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await user.click(await screen.findByRole('button', { name: 'Replace it' }));
  await screen.findByRole('dialog', { name: 'Job details' });
  expect(title().value).toBe('Head Baker (copy)');
  expect(readKeptJob()).toBeUndefined();
});

test('a question of the library that is added to the copy brings its criteria, as far as there is room', async () => {
  const criteria = ['B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8', 'I9', 'Speed'];
  server.answer(getCriteria, { data: { criteria } });
  server.answer(listLibraryTags, { data: [] });
  const added = {
    id: 5,
    content: { question: 'Why flat bread?', time_limit: 60, required: true },
    criteria: ['speed', 'Taste', 'Patience'],
    tags: [],
    difficulty: null,
    uses: 0,
    createdBy: null,
    updatedBy: null,
    createdAt: '2026-05-04T12:00:00.000Z',
    updatedAt: '2026-05-04T12:00:00.000Z',
  };
  server.answer(listLibraryQuestions, {
    data: [added],
    meta: { pagination: { page: 1, pageSize: 24, total: 1, pageCount: 1 } },
  });
  const user = ofList();
  await duplicate(user);
  await user.click(button('Add from library'));
  await user.click(await screen.findByLabelText('Why flat bread?'));
  await user.click(button('Add 1 question'));
  expect((await screen.findAllByText('Patience')).length).toBeGreaterThan(0);
  await user.click(button('Continue'));
  await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
  await screen.findByText('at /jobs/8');
  expect(sent()).toMatchObject({ criteria: [...criteria, 'Taste'] });
});

test('a job that has gone says so', async () => {
  server.answer(getJob, refusal('job.not_found'));
  const user = ofList();
  await user.click(await screen.findByRole('button', { name: 'More actions for Head Baker' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText('The requested resource was not found.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['the list', ofList],
  ['the page of the job', ofPage],
])('those who may not create jobs find no "Duplicate" on %s', async (_name, open) => {
  const user = open(withPermissions({ update: true, delete: true }));
  await user.click(await screen.findByRole('button', { name: 'More actions for Head Baker' }));
  expect(await screen.findByRole('menuitem', { name: 'Delete job' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull();
});
