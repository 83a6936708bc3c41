// @vitest-environment happy-dom
import { createJob } from '@nimble/contracts/jobs';
import {
  createLibraryQuestion,
  type LibraryQuestion,
  listLibraryQuestions,
  listLibraryTags,
} from '@nimble/contracts/question-library';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { someJob } from '../../../testing/jobs.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { JobWizard } from './job-wizard.tsx';

const server = contractServer();
const inLibrary = (id: number, question: string, difficulty: LibraryQuestion['difficulty'] = 'easy') => ({
  id,
  content: { question, time_limit: 60, required: true },
  criteria: [],
  tags: [],
  difficulty,
  uses: 0,
  createdBy: null,
  updatedBy: null,
  createdAt: '2026-05-04T12:00:00.000Z',
  updatedAt: '2026-05-04T12:00:00.000Z',
});
const [rye, white, flat] = [
  inLibrary(5, 'Why rye bread?', 'hard'),
  inLibrary(6, 'Why white bread?'),
  inLibrary(7, 'Why flat bread?'),
];
beforeEach(() => {
  server.answer(listLibraryTags, { data: [] });
  server.answer(createJob, { data: someJob(), error: null });
  server.answer(listLibraryQuestions, ({ query }) => {
    const data = query.toString().includes('easy') ? [white, flat] : [rye, white, flat];
    return { data, meta: { pagination: { page: 1, pageSize: 24, total: data.length, pageCount: 1 } } };
  });
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

async function fromScratch() {
  const person = show(<JobWizard onClose={() => undefined} />, { path: '/jobs', user: signedInUser() });
  await person.click(button(/Create from scratch/));
  const fill = (name: string | RegExp, text: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
  fill(/^Job title/, 'Head Baker');
  fill(/^Job description/, 'You bake what the harbour eats.');
  fill('Question 1', 'Who are you?');
  return person;
}
type Person = Awaited<ReturnType<typeof fromScratch>>;

async function openLibrary(person: Person) {
  await person.click(button('Add from library'));
  return within(await screen.findByRole('dialog', { name: 'Add from library' }));
}

async function publish(person: Person): Promise<unknown> {
  await person.click(button('Publish job'));
  await screen.findByText('Job created successfully!');
  return server.asked(createJob)[0]?.body;
}

test('questions of the library are added in the order of their choice, which a filter keeps', async () => {
  const person = await fromScratch();
  const library = await openLibrary(person);
  const difficulty = library.getByLabelText('Filter by difficulty');
  await library.findByLabelText('Why rye bread?');
  await person.selectOptions(difficulty, 'Easy');
  await waitFor(() => expect(library.queryByLabelText('Why rye bread?')).toBeNull());
  await person.click(library.getByLabelText('Why flat bread?'));
  await person.selectOptions(difficulty, 'Any difficulty');
  await person.click(await library.findByLabelText('Why rye bread?'));
  await person.click(library.getByRole('button', { name: 'Add 2 questions' }));
  await waitFor(() => expect(value('Question 2')).toBe('Why flat bread?'));
  expect(value('Question 3')).toBe('Why rye bread?');
  await person.click(button('Delete question 1'));
  await person.click(button('Continue'));
  await screen.findByText('Ready to publish?');
  expect(await publish(person)).toMatchObject({
    data: {
      pools: [],
      questions: [
        { question: 'Why flat bread?', libraryQuestion: 7 },
        { question: 'Why rye bread?', libraryQuestion: 5 },
      ],
    },
  });
});

test('chosen questions become a pool of which an interview asks some', async () => {
  const person = await fromScratch();
  const library = await openLibrary(person);
  for (const { content } of [rye, white, flat])
    await person.click(await library.findByLabelText(content.question));
  await person.click(library.getByLabelText('Add as a pool'));
  // Draws are less fair then.
  expect(library.getByText(/difficult/i, { selector: 'p' })).toBeDefined();
  await person.selectOptions(library.getByLabelText('Questions that the pool asks'), 'Ask 2 of 3');
  await person.click(library.getByRole('button', { name: 'Add 3 questions' }));
  await waitFor(() => expect(value('Pool of question 4')).toBe('1'));
  expect(value('Pool of question 1')).toBe('');
  expect(value('Questions that pool A asks')).toBe('2');
  await person.click(button('Continue'));
  expect(await screen.findAllByText('Pool A: 2 of 3')).toHaveLength(3);
  expect(await publish(person)).toMatchObject({
    data: { pools: [{ draw: 2 }], questions: [{}, { pool: 1 }, { pool: 1 }, { pool: 1 }] },
  });
});

test('a question that is saved to the library counts as one of it in the new job', async () => {
  server.answer(createLibraryQuestion, { data: inLibrary(8, 'Who are you?') });
  const person = await fromScratch();
  await person.click(button('Save question 1 to the library'));
  const form = within(await screen.findByRole('dialog', { name: 'Save to library' }));
  expect(form.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Who are you?');
  await person.click(form.getByRole('button', { name: 'Save question' }));
  await screen.findByText('Question saved');
  await person.click(button('Continue'));
  await screen.findByText('Ready to publish?');
  expect(await publish(person)).toMatchObject({
    data: { questions: [{ question: 'Who are you?', libraryQuestion: 8 }] },
  });
});
