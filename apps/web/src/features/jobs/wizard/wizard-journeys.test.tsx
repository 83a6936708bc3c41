// @vitest-environment happy-dom
import { createJob } from '@nimble/contracts/jobs';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { someJob } from '../../../testing/jobs.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { JobWizard } from './job-wizard.tsx';

const server = contractServer();

function open() {
  const onClose = vi.fn();
  return { person: show(<JobWizard onClose={onClose} />, { path: '/jobs', user: signedInUser() }), onClose };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string | RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const title = /^Job title/;
const description = /^Job description/;
/** Unsaved edits of the review. */
const storedEdits = () => JSON.parse(localStorage.getItem('job-review-data') ?? 'null');

test('Escape closes the wizard and keeps its input, also edits of the review, which can be canceled', async () => {
  const { person, onClose } = open();
  await person.click(button(/Create from scratch/));
  fill(title, 'Night Baker');
  fill(description, 'You bake while the harbour sleeps.');
  await person.click(button('Continue'));
  await person.click(await screen.findByRole('button', { name: 'Edit details' }));
  fill(title, 'Midnight Baker');
  expect(storedEdits()).toMatchObject({
    draft: { title: 'Midnight Baker' },
    original: { title: 'Night Baker' },
  });
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();

  const { person: later } = open();
  await later.click(button('Continue editing'));
  expect(box(title).value).toBe('Midnight Baker');
  await later.click(button('Cancel'));
  expect(await screen.findByText('Night Baker')).toBeDefined();
  expect(storedEdits()).toBeNull();
  await later.click(button('Edit all'));
  fill(title, 'Dawn Baker');
  await later.click(button('Save changes'));
  expect(await screen.findByText('Dawn Baker')).toBeDefined();
  expect(storedEdits()).toBeNull();
});

test('each tab keeps its own edits of the review; those of a closed tab can be continued', async () => {
  const { person } = open();
  await person.click(button(/Create from scratch/));
  fill(title, 'Night Baker');
  fill(description, 'You bake while the harbour sleeps.');
  await person.click(button('Continue'));
  await person.click(await screen.findByRole('button', { name: 'Edit details' }));
  fill(title, 'Midnight Baker');
  const own = Object.entries(sessionStorage);
  cleanup();

  // Another tab begins another job meanwhile.
  sessionStorage.clear();
  const { person: other } = open();
  await other.click(button(/Create from scratch/));
  fill(title, 'Miller');
  fill(description, 'You mill what the bakers bake.');
  await other.click(button('Continue'));
  await other.click(await screen.findByRole('button', { name: 'Edit details' }));
  fill(title, 'Head Miller');
  await other.click(button('Cancel'));
  cleanup();

  sessionStorage.clear();
  for (const [key, value] of own) sessionStorage.setItem(key, value);
  const { person: again } = open();
  await again.click(button('Continue editing'));
  expect(box(title).value).toBe('Midnight Baker');
  cleanup();

  sessionStorage.clear();
  const { person: later } = open();
  await later.click(button('Continue editing'));
  expect(box(title).value).toBe('Midnight Baker');
  await later.click(button('Cancel'));
  expect(storedEdits()).toBeNull();
});

type Person = ReturnType<typeof show>;

/** Presses Tab until the element is focused. */
async function tabTo(person: Person, element: HTMLElement): Promise<void> {
  for (let press = 0; press < 90 && document.activeElement !== element; press += 1) await person.tab();
  expect(document.activeElement).toBe(element);
}

test('the keyboard alone goes through the wizard, and orders, duplicates and adds questions', async () => {
  server.answer(createJob, { data: someJob({ title: 'Assistant Baker' }), error: null });
  const { person } = open();
  const press = async (name: string | RegExp) => {
    await tabTo(person, button(name));
    await person.keyboard('{Enter}');
  };
  await press(/Create from scratch/);
  await tabTo(person, box(title));
  await person.keyboard('Assistant Baker');
  await tabTo(person, box(description));
  await person.keyboard('You help with the early bread.');
  await press('Add question');
  await waitFor(() => expect(document.activeElement).toBe(box('Question 2')));
  await person.clear(box('Question 2'));
  await person.keyboard('When do you get up?');
  await press('Move question 2 up');
  expect(box('Question 1').value).toBe('When do you get up?');
  expect(screen.getByText('Question 2 is now question 1')).toBeDefined();
  await press('Duplicate question 1');
  await waitFor(() => expect(box('Question 2').value).toBe('When do you get up?'));
  await press('Continue');
  await screen.findByText('Ready to publish?');
  await press('Publish job');
  expect(await screen.findByText('Job created successfully!')).toBeDefined();
  expect(server.asked(createJob)[0]?.body).toMatchObject({
    data: {
      title: 'Assistant Baker',
      description: 'You help with the early bread.',
      status: 'active',
      questions: [
        { question: 'When do you get up?' },
        { question: 'When do you get up?' },
        { question: 'Tell us about yourself and your experience...' },
      ],
    },
  });
});
