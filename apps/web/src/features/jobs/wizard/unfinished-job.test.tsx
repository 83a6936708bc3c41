// @vitest-environment happy-dom
import { type JobTemplate, listTemplateCategories, listTemplates } from '@nimble/contracts/templates';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { JobWizard } from './job-wizard.tsx';
import { readKeptJob } from './kept-draft.ts';

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

const open = () => show(<JobWizard onClose={() => undefined} />, { path: '/jobs', user: signedInUser() });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const title = () => screen.getByLabelText<HTMLInputElement>(/^Job title/);
const fillTitle = (value: string) => fireEvent.change(title(), { target: { value } });
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Replace your unfinished job?' }));
const storedEdits = () => localStorage.getItem('job-review-data');

async function unfinished(name: string): Promise<void> {
  const person = open();
  await person.click(button(/Create from scratch/));
  fillTitle(name);
  cleanup();
}

/** Opens again, and finds this unfinished job. */
async function continued(name: string): Promise<void> {
  cleanup();
  const person = open();
  await person.click(button('Continue editing'));
  expect(title().value).toBe(name);
}

test('a job from scratch replaces an unfinished one only after a question', async () => {
  await unfinished('Miller');
  const person = open();
  await person.click(button(/Create from scratch/));
  expect((await question()).getByText(/“Miller” isn’t finished yet/)).toBeDefined();
  await person.click((await question()).getByRole('button', { name: 'Cancel' }));
  await person.click(button(/Create from scratch/));
  await person.click((await question()).getByRole('button', { name: 'Replace it' }));
  expect(title().value).toBe('');
  // Its button is gone: the next step has the focus, so that screen readers read its name.
  const details = screen.getByRole('dialog', { name: 'Job details' });
  await waitFor(() => expect(document.activeElement).toBe(details));
  expect(readKeptJob()).toBeUndefined();
  fillTitle('Baker');
  await continued('Baker');
});

test('a template replaces an unfinished job only after a question', async () => {
  server.answer(listTemplates, {
    data: [template],
    meta: { pagination: { page: 1, pageSize: 9, total: 1, pageCount: 1 } },
  });
  server.answer(listTemplateCategories, { data: [template.category] });
  await unfinished('Miller');
  const person = open();
  await person.click(button(/Use a template/));
  await person.click(await screen.findByRole('button', { name: /Night Baker Template/ }));
  expect((await question()).getByText(/“Miller” isn’t finished yet/)).toBeDefined();
  await person.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(readKeptJob()?.draft.title).toBe('Miller');
  expect(button('Continue editing')).toBeDefined();
  await person.click(button(/Use a template/));
  await person.click(await screen.findByRole('button', { name: /Night Baker Template/ }));
  expect((await question()).getByText(/“Miller” isn’t finished yet/)).toBeDefined();
  await person.click((await question()).getByRole('button', { name: 'Replace it' }));
  expect(await screen.findByText('Ready to publish?')).toBeDefined();
});

async function unfinishedReview(name: string): Promise<void> {
  const person = open();
  await person.click(button(/Create from scratch/));
  fillTitle('Night Baker');
  fireEvent.change(screen.getByLabelText(/^Job description/), { target: { value: 'You bake at night.' } });
  await person.click(button('Continue'));
  await person.click(await screen.findByRole('button', { name: 'Edit details' }));
  fillTitle(name);
  cleanup();
}

test('edits of a closed tab that are discarded do not come back', async () => {
  await unfinishedReview('Midnight Baker');
  sessionStorage.clear();
  const person = open();
  expect(screen.getByText('Midnight Baker')).toBeDefined();
  await person.click(button('Discard'));
  expect(storedEdits()).toBeNull();
  cleanup();
  open();
  expect(screen.queryByText('Midnight Baker')).toBeNull();
});

test('edits of the review of a replaced job do not hide the new one', async () => {
  await unfinishedReview('Midnight Baker');
  const person = open();
  await person.click(button(/Create from scratch/));
  await person.click((await question()).getByRole('button', { name: 'Replace it' }));
  expect(storedEdits()).toBeNull();
  fillTitle('Miller');
  await continued('Miller');
});

test('going back from the details loses nothing of them', async () => {
  await unfinished('Miller');
  const person = open();
  await person.click(button('Continue editing'));
  fillTitle('Head Miller');
  await person.click(button('Back'));
  expect(screen.getByText('Head Miller')).toBeDefined();
  await person.click(button('Continue editing'));
  expect(title().value).toBe('Head Miller');
});
