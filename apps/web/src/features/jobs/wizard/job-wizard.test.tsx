// @vitest-environment happy-dom
import { createJob, listTeamPeople } from '@nimble/contracts/jobs';
import { getQuestionMedia, uploadQuestionMedia } from '@nimble/contracts/question-media';
import { type JobTemplate, listTemplateCategories, listTemplates } from '@nimble/contracts/templates';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { someJob } from '../../../testing/jobs.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { JobWizard } from './job-wizard.tsx';

const server = contractServer();
const template: JobTemplate = {
  id: 4,
  title: 'Night Baker Template',
  summary: 'Bakes at night.',
  description: 'Bakes while the harbour sleeps, so that bread is there at five.',
  category: { id: 1, slug: 'operations', name: 'Operations' },
  category_id: 'operations',
  employment_type: 'full-time',
  is_standard: true,
  questions: [
    {
      question: 'When do you get up?',
      time_limit: 60,
      required: true,
      formats: [{ format: 'video' }],
      order: 1,
    },
  ],
};

function open() {
  const onClose = vi.fn();
  return { person: show(<JobWizard onClose={onClose} />, { path: '/jobs', user: signedInUser() }), onClose };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const said = (text: string | RegExp) => screen.findByText(text);
/** Typing long texts key by key would take most of the test's time. */
const fill = (name: string | RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const title = /^Job title/;
const description = /^Job description/;

async function fromScratch() {
  const opened = open();
  await opened.person.click(button(/Create from scratch/));
  return { ...opened, next: () => opened.person.click(button('Continue')) };
}

async function fillDetails() {
  fill(title, 'Head Baker');
  fill(description, 'You bake what the harbour eats.');
  fill('Question 1', 'Who are you?');
}

/** Of the first question. */
async function uploadPicture(person: ReturnType<typeof show>): Promise<void> {
  await waitFor(() => expect(document.querySelector('li input[type=file]')).not.toBeNull());
  const picker = document.querySelector<HTMLInputElement>('li input[type=file]');
  await person.upload(picker as HTMLInputElement, new File(['a'], 'oven.png', { type: 'image/png' }));
}

test('each rule of the details shows its text, until it is kept', async () => {
  const { person, next } = await fromScratch();
  expect(box('Question 1').value).toBe('Tell us about yourself and your experience...');
  const limit = screen.getByLabelText<HTMLSelectElement>('Time limit, Question 1');
  expect(limit.value).toBe('120');
  expect([...limit.options].map(({ value }) => value)).toEqual(['60', '120', '180', '300']);
  fill('Question 1', '');
  await next();
  for (const text of ['Job title is required', 'Job description is required', 'Question is required'])
    expect(await said(text)).toBeDefined();
  fill(title, 'ab');
  await waitFor(() => expect(screen.queryByText('Job title is required')).toBeNull());
  fill(description, 'short');
  fill('Question 1', 'Why');
  await next();
  expect(await said('Job title must be at least 3 characters long')).toBeDefined();
  expect(screen.getByText('Job description must be at least 10 characters long')).toBeDefined();
  expect(screen.getByText('Question must be at least 5 characters')).toBeDefined();
  fill(title, 'a'.repeat(101));
  fill(description, 'a'.repeat(2001));
  fill('Question 1', 'a'.repeat(501));
  fireEvent.change(screen.getByLabelText('Maximum submissions'), { target: { value: '0' } });
  await next();
  expect(await said('Job title must be less than 100 characters')).toBeDefined();
  expect(screen.getByText('Job description must be less than 2000 characters')).toBeDefined();
  expect(screen.getByText('Question must be less than 500 characters')).toBeDefined();
  expect(screen.getByText('Maximum submissions must be a whole number from 1 to 100000')).toBeDefined();
  await person.click(button('Delete question 1'));
  await next();
  expect(await said('At least one question is required')).toBeDefined();
  await person.click(button('Add question'));
  expect(box('Question 1').value).toBe('Enter your question here...');
});

test('the review has rules of its own, and keeps its input after a failed call', async () => {
  server.answer(createJob, refusal('server.failed'));
  const { person, next, onClose } = await fromScratch();
  await fillDetails();
  fill(description, 'a'.repeat(1001));
  await next();
  expect(await said('Ready to publish?')).toBeDefined();
  // Where the steps before have "Continue": in view without scrolling.
  expect(button('Publish job').closest('footer')).not.toBeNull();
  await person.click(button('Save as draft'));
  expect(await said('Job description must be less than 1000 characters')).toBeDefined();
  fill(description, 'You bake what the harbour eats.');
  await person.click(button('Save changes'));
  // The text of an empty question, too, which a change shows at once.
  await person.click(button('Edit questions'));
  fill('Question 1', ' ');
  expect(await said('Question text is required')).toBeDefined();
  fill('Question 1', 'Who are you?');
  await person.click(button('Save changes'));
  await person.click(button('Save as draft'));
  await waitFor(() => expect(server.asked(createJob)).toHaveLength(1));
  expect(await said('Who are you?')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();

  const draft = { ...someJob({ status: 'draft' }), omittedCriteria: ['Taste'] };
  server.answer(createJob, { data: draft, error: null });
  await waitFor(() => expect(button('Save as draft').hasAttribute('disabled')).toBe(false));
  await person.click(button('Save as draft'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.asked(createJob).at(-1)?.body).toMatchObject({
    data: {
      title: 'Head Baker',
      description: 'You bake what the harbour eats.',
      status: 'draft',
      questions: [{ question: 'Who are you?' }],
    },
  });
  // In a message: the page of a draft does not open.
  expect(await said(/^1 criterion of a library question was left out/)).toBeDefined();
});

test('a job waits for the file that is being uploaded for it', async () => {
  const media = { id: 13, kind: 'picture', state: 'ready', progress: 100, failure: null, size: 9 } as const;
  const picture = { ...media, name: 'oven.webp', text: '', shown: null };
  server.answer(uploadQuestionMedia, { data: picture });
  server.answer(getQuestionMedia, { data: picture });
  const { person, next } = await fromScratch();
  await fillDetails();
  const answer = server.hold();
  await uploadPicture(person);
  // It says why nothing happens.
  const waiting = await screen.findByRole('button', { name: 'Uploading a file…' });
  expect(waiting.getAttribute('aria-busy')).toBe('true');
  await person.click(waiting);
  expect(button('Back')).toHaveProperty('disabled', true);
  answer();
  expect(await screen.findByRole('button', { name: 'Remove oven.webp' })).toBeDefined();
  await next();
  expect(await said('Ready to publish?')).toBeDefined();
  server.answer(createJob, { data: { ...someJob({ status: 'draft' }), omittedCriteria: [] }, error: null });
  await person.click(button('Save as draft'));
  await waitFor(() => expect(server.asked(createJob)).toHaveLength(1));
  expect(server.asked(createJob)[0]?.body).toMatchObject({ data: { questions: [{ media: 13 }] } });
});

test('a job does not wait for the file of a question that was deleted', async () => {
  server.answer(uploadQuestionMedia, () => new Promise<never>(() => undefined));
  const { person } = await fromScratch();
  await fillDetails();
  await person.click(button('Add question'));
  await uploadPicture(person);
  expect(await screen.findByRole('button', { name: 'Uploading a file…' })).toBeDefined();
  await person.click(button('Delete question 1'));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeDefined();
});

test('input can be continued after closing, and is deleted when it is discarded', async () => {
  await fromScratch();
  fill(title, 'Night Baker');
  cleanup();
  const { person } = open();
  expect(await said('Night Baker')).toBeDefined();
  await person.click(button('Continue editing'));
  expect(box(title).value).toBe('Night Baker');
  cleanup();
  const later = open();
  await later.person.click(button('Discard'));
  expect(screen.queryByText('Night Baker')).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('a template is searched for, chosen, and published unchanged', async () => {
  server.answer(listTemplates, ({ query }) => {
    const isFound = !query.toString().includes('nothing');
    const data = isFound ? [template] : [];
    return { data, meta: { pagination: { page: 1, pageSize: 9, total: data.length, pageCount: 1 } } };
  });
  server.answer(listTemplateCategories, { data: [template.category] });
  const created = { ...someJob({ title: 'Night Baker' }), omittedCriteria: ['Taste', 'Patience'] };
  server.answer(createJob, { data: created, error: null });
  const { person } = open();
  await person.click(button(/Use a template/));
  expect(await said('Night Baker Template')).toBeDefined();
  await person.type(screen.getByPlaceholderText('Search templates...'), 'nothing{Enter}');
  expect(await said('No templates found')).toBeDefined();
  await person.click(screen.getByRole('radio', { name: /^Contract/ }));
  // Another employment type clears the search.
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search templates...').value).toBe('');
  await person.click(await screen.findByRole('button', { name: /Night Baker Template/ }));
  expect(await said('Night Baker')).toBeDefined();
  await pressTwice(person, button('Publish job'), {
    server,
    sends: [createJob],
    shows: () => said('Job created successfully!'),
  });
  expect(await screen.findByDisplayValue(/\/interview\/aBcDeFgHiJkL/)).toBeDefined();
  expect(screen.getByText(/^2 criteria of library questions were left out/)).toBeDefined();
  expect(screen.getByText('Taste and Patience')).toBeDefined();
  expect(server.asked(createJob).map(({ body }) => body)).toMatchObject([
    { data: { title: 'Night Baker', status: 'active', questions: [{ question: 'When do you get up?' }] } },
  ]);
});

test('a job is limited to its hiring team as it is created, and the choice is kept', async () => {
  const user = signedInUser();
  const person = { seesEveryJob: false };
  server.answer(listTeamPeople, {
    data: [
      { ...person, id: user.id, name: 'Ada Ames' },
      { ...person, id: 900, name: 'Bo Berg' },
      { ...person, id: 901, name: 'Cem Can' },
    ],
  });
  server.answer(createJob, { data: someJob({ status: 'draft' }), error: null });
  const { next } = await fromScratch();
  await fillDetails();
  await next();
  expect(await said('Everyone in the company whose role may see jobs.')).toBeDefined();
  const first = within(screen.getByRole('dialog'));
  fireEvent.click(first.getByRole('button', { name: 'Only the hiring team' }));
  const creator = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Ada Ames' });
  expect([creator.checked, creator.disabled]).toEqual([true, true]);
  fireEvent.click(box('Bo Berg'));
  fireEvent.click(box('Cem Can'));
  fireEvent.click(box('Cem Can'));
  cleanup();
  const { person: later } = open();
  await later.click(button('Continue editing'));
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Bo Berg' })).checked).toBe(true);
  expect(box('Cem Can').checked).toBe(false);
  await pressTwice(later, button('Save as draft'), {
    server,
    sends: [createJob],
    shows: () => said('Job created successfully!'),
  });
  expect(server.asked(createJob)[0]?.body).toMatchObject({
    data: { title: 'Head Baker', team: { teamOnly: true, members: [900] } },
  });
});

test('the first error is focused, also where the form has not registered its field', async () => {
  const { person, next } = await fromScratch();
  await fillDetails();
  await person.click(screen.getByRole('checkbox', { name: 'Choice' }));
  await next();
  expect(await screen.findAllByText('Enter the text of each option')).toHaveLength(2);
  expect(document.activeElement).toBe(box('Option 1'));
});
