// @vitest-environment happy-dom
import {
  createLibraryQuestion,
  deleteLibraryQuestion,
  getLibraryQuestion,
  type LibraryQuestion,
  listLibraryQuestions,
  listLibraryTags,
  updateLibraryQuestion,
} from '@nimble/contracts/question-library';
import { getQuestionMedia, type QuestionMedia, uploadQuestionMedia } from '@nimble/contracts/question-media';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { QuestionLibraryPage } from './index.ts';

const server = contractServer();
const question: LibraryQuestion = {
  id: 5,
  content: { question: 'What do you bake at night?', time_limit: 120, required: true },
  criteria: [],
  tags: [],
  difficulty: null,
  uses: 0,
  createdBy: null,
  updatedBy: null,
  createdAt: '2026-05-04T12:00:00.000Z',
  updatedAt: '2026-05-04T12:00:00.000Z',
};
function list(...data: LibraryQuestion[]): void {
  const pagination = { page: 1, pageSize: 24, total: data.length, pageCount: 1 };
  server.answer(listLibraryQuestions, { data, meta: { pagination } });
}
beforeEach(() => server.answer(listLibraryTags, { data: [] }));
const open = (at = '/question-library') =>
  show(
    <main tabIndex={-1}>
      <QuestionLibraryPage />
    </main>,
    { path: '/question-library', at, user: signedInUser() },
  );

async function choose(person: ReturnType<typeof open>, name: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: /^More actions for “What do you bake/ }));
  await person.click(await screen.findByRole('menuitem', { name }));
}

test('a double click adds a question once', async () => {
  list();
  const person = open();
  await screen.findByText('No questions in the library yet');
  await person.click(screen.getByRole('button', { name: 'Add question' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a question' }));
  const text = dialog.getByRole('textbox', { name: 'Question' });
  fireEvent.change(text, { target: { value: 'What do you bake at night?' } });
  server.answer(createLibraryQuestion, { data: question });
  list(question);
  await pressTwice(person, dialog.getByRole('button', { name: 'Save question' }), {
    server,
    sends: [createLibraryQuestion],
    shows: () => screen.findByText('Question saved'),
  });
  expect(await screen.findByText('What do you bake at night?')).toBeDefined();
  // The button that was pressed is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a double click changes a question once, and deletes it once', async () => {
  list(question);
  const person = open();
  await choose(person, 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit question' }));
  await person.selectOptions(dialog.getByLabelText('Difficulty'), 'Hard');
  server.answer(updateLibraryQuestion, { data: { ...question, difficulty: 'hard' } });
  list({ ...question, difficulty: 'hard' });
  await pressTwice(person, dialog.getByRole('button', { name: 'Save question' }), {
    server,
    sends: [updateLibraryQuestion],
    shows: async () => within(await screen.findByRole('list', { name: 'Questions' })).findByText('Hard'),
  });
  await choose(person, 'Delete');
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Delete this question?' }));
  server.answer(deleteLibraryQuestion, { data: { id: 5 } });
  list();
  await pressTwice(person, confirm.getByRole('button', { name: 'Delete question' }), {
    server,
    sends: [deleteLibraryQuestion],
    shows: () => screen.findByText('Question deleted'),
  });
});

test('a question that someone else has changed is not overwritten, and is shown as it is now', async () => {
  list(question);
  const person = open();
  await choose(person, 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit question' }));
  await person.selectOptions(dialog.getByLabelText('Difficulty'), 'Hard');
  server.answer(updateLibraryQuestion, refusal('request.conflict'));
  const theirs = { ...question, difficulty: 'easy' as const, updatedAt: '2026-05-06T12:00:00.000Z' };
  list(theirs);
  server.answer(getLibraryQuestion, { data: theirs });
  const save = () => person.click(dialog.getByRole('button', { name: 'Save question' }));
  await save();
  expect((await dialog.findByRole('alert')).textContent).toContain(`“${question.content.question}”`);
  expect(await screen.findByText('Easy', { selector: 'li *' })).toBeDefined();
  server.answer(updateLibraryQuestion, { data: { ...theirs, difficulty: 'hard' } });
  await save();
  expect(await screen.findByText('Question saved')).toBeDefined();
  const sent = server.asked(updateLibraryQuestion);
  expect(sent).toMatchObject(
    [question, theirs].map(({ updatedAt }) => ({ body: { data: { updatedAt, difficulty: 'hard' } } })),
  );
});

const picture: QuestionMedia = {
  id: 13,
  kind: 'picture',
  state: 'ready',
  progress: 100,
  failure: null,
  name: 'oven.webp',
  size: 1000,
  text: '',
  shown: null,
};

test('a question is added with its file, difficulty, tags and criteria, once it has words', async () => {
  list();
  server.answer(uploadQuestionMedia, { data: picture });
  server.answer(getQuestionMedia, { data: picture });
  const person = open();
  await screen.findByText('No questions in the library yet');
  await person.click(screen.getByRole('button', { name: 'Add question' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a question' }));
  await person.click(form.getByRole('button', { name: 'Save question' }));
  expect(await form.findByText('Question is required')).toBeDefined();
  const text = 'What do you bake at night?';
  fireEvent.change(form.getByRole('textbox', { name: 'Question' }), { target: { value: text } });
  await person.selectOptions(form.getByLabelText('Difficulty'), 'Hard');
  await person.type(form.getByRole('combobox', { name: 'Tags' }), 'Trouble{Enter}');
  await person.type(form.getByRole('combobox', { name: 'Scorecard criteria' }), 'Calm,Taste');
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  await person.upload(picker as HTMLInputElement, new File(['a'], 'oven.png', { type: 'image/png' }));
  expect(await form.findByRole('button', { name: 'Remove oven.webp' })).toBeDefined();
  const content = { ...question.content, media: 13 };
  const added = { tags: ['Trouble'], criteria: ['Calm', 'Taste'], difficulty: 'hard' as const };
  server.answer(createLibraryQuestion, { data: { ...question, content, ...added } });
  list({ ...question, content, ...added });
  await person.click(form.getByRole('button', { name: 'Save question' }));
  const row = within(await screen.findByRole('list', { name: 'Questions' }));
  for (const shown of ['Not used yet', 'Trouble', 'Hard', 'Calm, Taste'])
    expect(row.getByText(shown)).toBeDefined();
  expect(server.asked(createLibraryQuestion)[0]?.body).toMatchObject({
    data: { content: { question: text, media: 13 }, ...added },
  });
});

test('search, tag and difficulty are asked for, and are in the address', async () => {
  list({ ...question, tags: ['Trouble'], uses: 1 });
  server.answer(listLibraryTags, { data: [{ tag: 'Trouble', questions: 1 }] });
  const person = open('/question-library?tag=trouble&difficulty=hard');
  expect(await screen.findByText('Used in 1 job')).toBeDefined();
  const tags = within(screen.getByLabelText('Filter by tag')).getAllByRole('option');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['All tags', 'Trouble']);
  const asked = () => decodeURIComponent(server.asked(listLibraryQuestions).at(-1)?.query.toString() ?? '');
  expect(asked()).toContain('[tag][$eqi]=trouble');
  expect(asked()).toContain('[difficulty][$eq]=hard');
  await person.type(screen.getByRole('textbox', { name: 'Search questions and tags' }), 'oven{Enter}');
  await waitFor(() => expect(asked()).toContain('[question][$containsi]=oven'));
  list();
  await person.selectOptions(screen.getByLabelText('Filter by difficulty'), 'Easy');
  expect(await screen.findByText('No questions found')).toBeDefined();
  list(question);
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(asked()).not.toContain('filters'));
});
