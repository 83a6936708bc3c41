// @vitest-environment happy-dom
import type { PublicJob } from '@nimble/contracts/interviews';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { somePublicJob } from '../../../testing/jobs.ts';
import { show } from '../../../testing/show.tsx';
import { Overview } from './overview.tsx';

const job = somePublicJob({
  privacy: { keptDays: 90, contact: { name: 'Ada', email: 'ada@example.com', website: null } },
});

test('who receives the data, for how long, and the contact are shown without a click', () => {
  show(<Overview job={job} onStart={vi.fn()} />);
  expect(screen.getByText(/Alder & Finch receives your name, email, resume and answers/)).toBeDefined();
  expect(screen.getByText(/erased about 90 days after you submit/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'ada@example.com' })).toBeDefined();
});

test('Back on the first page stays and explains it; from another page it goes back there', async () => {
  const back = vi.spyOn(history, 'back').mockReturnValue();
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
  const person = show(<Overview job={job} onStart={vi.fn()} />);
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText(/^This is the first page\./)).toBeDefined();
  expect(back).not.toHaveBeenCalled();
  referrer.mockReturnValue('https://jobs.example.com/');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalledTimes(1);
});

const questions = [
  { id: 1, question: 'Why bread?', duration: 90, isRequired: true, formats: [{ format: 'video' as const }] },
  {
    id: 2,
    question: 'Why so early?',
    duration: 60,
    isRequired: false,
    formats: [{ format: 'video' as const }],
  },
];

test('questions shown in advance are listed with their times', () => {
  show(<Overview job={{ ...job, questions, questionsInAdvance: true }} onStart={vi.fn()} />);
  const section = screen.getByRole('heading', { name: 'The questions' }).closest('section');
  const items = within(section as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Why bread?Time limit 1:30',
    'Why so early?Time limit 1:00 · Optional',
  ]);
});

test('other questions are not shown before the start', () => {
  show(<Overview job={{ ...job, questions }} onStart={vi.fn()} />);
  expect(screen.queryByText('Why bread?')).toBeNull();
});

test('only where every question allows something else, the page says that video is not needed', () => {
  const promise = 'You can answer every question without video.';
  const [first, second] = questions;
  const text = { format: 'text' as const, maximumCharacters: 500, maximumWords: null };
  if (first === undefined || second === undefined) throw new Error('There are two questions.');
  const eitherWay = [...first.formats, text];
  const look = (asked: PublicJob['questions']) =>
    show(<Overview job={{ ...job, questions: asked }} onStart={vi.fn()} />);
  look([{ ...first, formats: eitherWay }, second]);
  expect(screen.queryByText(promise)).toBeNull();
  cleanup();
  look([
    { ...first, formats: eitherWay },
    { ...second, formats: [text] },
  ]);
  expect(screen.getByText(promise)).toBeDefined();
});
