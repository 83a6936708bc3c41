// @vitest-environment happy-dom
import {
  createLibraryQuestion,
  deleteLibraryQuestion,
  type LibraryQuestion,
  listLibraryQuestions,
  listLibraryTags,
  updateLibraryQuestion,
} from '@nimble/contracts/question-library';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
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
const open = () => show(<QuestionLibraryPage />, { path: '/question-library', user: signedInUser() });

async function choose(person: ReturnType<typeof open>, name: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: /^More actions for “What do you bake/ }));
  await person.click(await screen.findByRole('menuitem', { name }));
}

test('a double click adds a question once', async () => {
  list();
  const person = open();
  await screen.findByText('No questions in the library yet');
  const [add] = screen.getAllByRole('button', { name: 'Add question' });
  await person.click(add ?? document.body);
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
