// @vitest-environment happy-dom
import { deleteJob, getJob, getJobTeam, updateJob, updateJobWithQuestions } from '@nimble/contracts/jobs';
import { createLibraryQuestion, listLibraryTags } from '@nimble/contracts/question-library';
import { getQuestionMedia } from '@nimble/contracts/question-media';
import { getCriteria } from '@nimble/contracts/scorecards';
import { focusManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { someJob } from '../../../testing/jobs.ts';
import { pressByKeys } from '../../../testing/keyboard.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { JobPage } from './job-page.tsx';

const server = contractServer();
/** Without the permission to see submissions and plans, which need more calls. */
const user = signedInUser({ permissions: { job: { view: true, update: true } } });
const asked = '2026-05-04T12:00:00.000Z';
const times = { createdAt: asked, updatedAt: asked };
const question = {
  id: 1,
  time_limit: 120,
  duration: 120,
  required: true,
  isRequired: true,
  media: null,
  formats: [{ format: 'video' as const }],
  libraryQuestion: null,
  pool: null,
  order: 1,
  ...times,
};
const questions = [{ ...question, question: 'Why the harbour?' }];
beforeEach(() => {
  server.answer(getCriteria, { data: { criteria: [] } });
  server.answer(getJobTeam, { data: { teamOnly: false, members: [], people: [] } });
});
const open = (by = user) => show(<JobPage />, { path: '/jobs/:jobId', at: '/jobs/3', user: by });

test('a job that a colleague has deleted closes at once, with a message', async () => {
  server.answer(getJob, { data: someJob({ status: 'draft', questions }) });
  open();
  expect(await screen.findByRole('heading', { name: 'Head Baker' })).toBeDefined();
  server.answer(getJob, refusal('job.not_found'));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(await screen.findByRole('heading', { name: 'This job was deleted' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Head Baker' })).toBeNull();
});

test('an address without the number of a job says so, and asks for none', async () => {
  show(<JobPage />, { path: '/jobs/:jobId', at: '/jobs/baker', user });
  expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeDefined();
  expect(screen.getByText('Invalid job ID')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to jobs' }).getAttribute('href')).toBe('/jobs');
});

test('a double click pauses a job once, and saves what was edited once', async () => {
  const paused = someJob({ questions, status: 'paused' });
  server.answer(getJob, { data: someJob({ questions }) });
  server.answer(updateJob, { data: paused });
  const person = open();
  await pressTwice(person, await screen.findByRole('button', { name: 'Pause' }), {
    server,
    sends: [updateJob],
    shows: () => screen.findByText(/^Job status updated to paused/),
  });
  await person.click(screen.getByRole('button', { name: 'Edit job' }));
  await person.type(await screen.findByLabelText(/Job title/), ' of the harbor');
  server.answer(updateJobWithQuestions, { data: { ...paused, title: 'Head Baker of the harbor' } });
  await pressTwice(person, screen.getByRole('button', { name: 'Save changes' }), {
    server,
    sends: [updateJobWithQuestions],
    shows: () => screen.findByRole('heading', { name: 'Head Baker of the harbor' }),
  });
});

test('a double click deletes a job once, and leads to the list', async () => {
  server.answer(getJob, { data: someJob({ questions }) });
  server.answer(deleteJob, { data: { id: 3 } });
  const person = open(signedInUser({ permissions: { job: { view: true, delete: true } } }));
  await person.click(await screen.findByRole('button', { name: 'More actions for Head Baker' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete job' }));
  await pressTwice(person, await screen.findByRole('button', { name: 'Delete job' }), {
    server,
    sends: [deleteJob],
    shows: () => screen.findByText('at /jobs'),
  });
  expect(screen.getByText(/deleted/)).toBeDefined();
});

test('a colleague’s concurrent changes are resolved for each field', async () => {
  server.answer(getJob, { data: someJob({ status: 'draft', questions }) });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Edit job' }));
  const title = await screen.findByLabelText<HTMLInputElement>(/Job title/);
  const description = screen.getByLabelText<HTMLTextAreaElement>(/Job description/);
  await person.clear(title);
  await person.type(title, 'Chief Baker');
  await person.type(description, ' Every day.');
  const updatedAt = '2026-05-05T12:00:00.000Z';
  const theirs = { title: 'Second Baker', description: 'Their description.', location: 'Porto', updatedAt };
  server.answer(getJob, { data: someJob({ status: 'draft', questions, ...theirs }) });
  server.answer(updateJobWithQuestions, refusal('job.changed_meanwhile'));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
  expect(
    dialog.getByText('Only they have changed these fields, so their version stays: Location.'),
  ).toBeDefined();
  const whose = within(dialog.getByRole('group', { name: 'Job title: which version to keep' }));
  await person.click(whose.getByRole('button', { name: 'Theirs' }));
  await person.click(dialog.getByRole('button', { name: 'Use these versions' }));
  expect(title.value).toBe('Second Baker');
  expect(description.value).toBe('You bake what the harbour eats. Every day.');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  const sent = server.asked(updateJobWithQuestions).at(-1)?.body;
  expect(sent).toMatchObject({ data: { title: 'Second Baker', location: 'Porto', updatedAt } });
});

test('a colleague who has saved without a change, or the same one, is no conflict', async () => {
  server.answer(getJob, { data: someJob({ status: 'draft', questions }) });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Edit job' }));
  await person.type(await screen.findByLabelText(/Job description/), ' Every day.');
  const updatedAt = '2026-05-05T12:00:00.000Z';
  server.answer(getJob, { data: someJob({ status: 'draft', questions, updatedAt }) });
  server.answer(updateJobWithQuestions, ({ body }) => {
    const { data } = body as { data: { updatedAt: string } };
    return data.updatedAt === updatedAt
      ? { data: someJob({ status: 'draft', questions, updatedAt }) }
      : refusal('job.changed_meanwhile');
  });
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Job updated successfully!')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(updateJobWithQuestions)).toHaveLength(2);
});

test('criteria that the scorecard has no room for are named after saving, until it gets them', async () => {
  server.answer(getJob, { data: someJob({ status: 'draft', questions }) });
  server.answer(updateJobWithQuestions, {
    data: { ...someJob({ status: 'draft', questions }), omittedCriteria: ['Taste', 'Patience'] },
  });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Edit job' }));
  await person.type(await screen.findByLabelText(/Job description/), ' Every day.');
  server.answer(getCriteria, { data: { criteria: ['taste'] } });
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  const all = '2 criteria of library questions were left out, because a scorecard has at most 10.';
  expect(await screen.findAllByText(all)).not.toEqual([]);
  expect(await screen.findAllByText('Taste and Patience')).not.toEqual([]);
  const kept = '1 criterion of a library question was left out, because a scorecard has at most 10.';
  expect((await screen.findByText(kept)).closest('[role=status]')?.textContent).toContain('Patience');
});

test('a person is asked about canceling only when they cancel, and else about leaving', async () => {
  server.answer(getJob, { data: someJob({ status: 'draft', questions }) });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Edit job' }));
  await person.type(await screen.findByLabelText(/Job title/), ' of the harbor');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = () => within(screen.getByRole('alertdialog', { name: 'Unsaved changes' }));
  expect(dialog().getByText(/Are you sure you want to cancel/)).toBeDefined();
  await person.click(dialog().getByRole('button', { name: 'Continue editing' }));
  await person.click(screen.getByRole('link', { name: /Back to jobs/i }));
  expect(dialog().getByText(/Leave this job/)).toBeDefined();
  expect(dialog().queryByText(/want to cancel/)).toBeNull();
});

const paper = (id: number, name: string) => ({
  id,
  kind: 'pdf' as const,
  state: 'ready' as const,
  progress: 0,
  failure: null,
  name,
  size: 1000,
  text: '',
  shown: {
    id,
    kind: 'pdf' as const,
    name,
    url: '/api/files/1',
    posterUrl: null,
    duration: null,
    captions: null,
    text: '',
  },
});

test('the files of a job and its questions are shown, and removed by editing', async () => {
  const names = new Map([
    [11, 'hello.pdf'],
    [12, 'bye.pdf'],
    [13, 'task.pdf'],
  ]);
  server.answer(getQuestionMedia, ({ params }) => ({
    data: paper(Number(params['id']), names.get(Number(params['id'])) ?? ''),
  }));
  const shown = { welcomeMedia: 11, closingMedia: 12 };
  const job = someJob({
    status: 'draft',
    questions: questions.map((each) => ({ ...each, media: 13 })),
    ...shown,
  });
  server.answer(getJob, { data: job });
  const person = open();
  for (const name of names.values()) expect(await screen.findByText(name)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Edit job' }));
  for (const name of names.values())
    expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Remove bye.pdf' }));
  expect(screen.getByRole('button', { name: 'Record a video, Closing video' })).toBeDefined();
  server.answer(updateJobWithQuestions, { data: { ...job, closingMedia: null } });
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Job updated successfully!')).toBeDefined();
  expect(server.asked(updateJobWithQuestions)[0]?.body).toMatchObject({
    data: { welcomeMedia: 11, closingMedia: null, questions: [{ media: 13 }] },
  });
});

test('a question is saved to the library with its file and the criteria of its job', async () => {
  server.answer(getCriteria, { data: { criteria: ['Taste', 'Patience'] } });
  server.answer(listLibraryTags, { data: [] });
  server.answer(getQuestionMedia, { data: paper(13, 'task.pdf') });
  server.answer(getJob, {
    data: someJob({ status: 'draft', questions: questions.map((each) => ({ ...each, media: 13 })) }),
  });
  const content = { question: 'Why the harbour?', time_limit: 120, required: true, media: 13 };
  server.answer(createLibraryQuestion, {
    data: {
      id: 5,
      content,
      criteria: ['Patience'],
      tags: [],
      difficulty: null,
      uses: 0,
      createdBy: null,
      updatedBy: null,
      ...times,
    },
  });
  const person = open(signedInUser({ permissions: { job: { view: true, update: true, create: true } } }));
  await person.click(await screen.findByRole('button', { name: 'Edit job' }));
  await person.click(screen.getByRole('button', { name: 'Save question 1 to the library' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save to library' }));
  expect(await dialog.findByRole('button', { name: 'Remove task.pdf' })).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Remove criterion Taste' }));
  await pressTwice(person, dialog.getByRole('button', { name: 'Save question' }), {
    server,
    sends: [createLibraryQuestion],
    shows: () => screen.findByText('Question saved'),
  });
  expect(server.asked(createLibraryQuestion)[0]?.body).toMatchObject({
    data: { content, criteria: ['Patience'] },
  });
});

test('editing a job and saving it keep the place of a person without a mouse on the page', async () => {
  server.answer(getJob, { data: someJob({ status: 'draft', questions }) });
  const page = (
    <main tabIndex={-1}>
      <JobPage />
    </main>
  );
  const person = show(page, { path: '/jobs/:jobId', at: '/jobs/3', user });
  await pressByKeys(person, 'Edit job');
  await screen.findByRole('button', { name: 'Save changes' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await person.type(screen.getByLabelText(/Job title/), ' of the harbor');
  server.answer(updateJobWithQuestions, {
    data: someJob({ status: 'draft', questions, title: 'Head Baker of the harbor' }),
  });
  await pressByKeys(person, 'Save changes');
  await screen.findByRole('heading', { name: 'Head Baker of the harbor' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
