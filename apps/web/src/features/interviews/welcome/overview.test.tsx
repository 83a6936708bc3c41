// @vitest-environment happy-dom
import type { PublicJob } from '@nimble/contracts/interviews';
import { getWelcomeMedia } from '@nimble/contracts/interviews';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { somePublicJob } from '../../../testing/jobs.ts';
import { show } from '../../../testing/show.tsx';
import { Overview } from './overview.tsx';

const server = contractServer();
const job = somePublicJob({
  privacy: { keptDays: 90, contact: { name: 'Ada', email: 'ada@example.com', website: null } },
});

test('who receives the data, for how long, and the contact are shown without a click', () => {
  show(<Overview jobToken="aBcDeFgHiJkL" job={job} onStart={vi.fn()} />);
  expect(screen.getByText(/Alder & Finch receives your name, email, resume and answers/)).toBeDefined();
  expect(screen.getByText(/erased about 90 days after you submit/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'ada@example.com' })).toBeDefined();
});

test('Back on the first page stays and explains it; from another page it goes back there', async () => {
  const back = vi.spyOn(history, 'back').mockReturnValue();
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
  const person = show(<Overview jobToken="aBcDeFgHiJkL" job={job} onStart={vi.fn()} />);
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
  show(
    <Overview
      jobToken="aBcDeFgHiJkL"
      job={{ ...job, questions, questionsInAdvance: true }}
      onStart={vi.fn()}
    />,
  );
  const section = screen.getByRole('heading', { name: 'The questions' }).closest('section');
  const items = within(section as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Why bread?Time limit 1:30',
    'Why so early?Time limit 1:00 · Optional',
  ]);
});

test('other questions are not shown before the start', () => {
  show(<Overview jobToken="aBcDeFgHiJkL" job={{ ...job, questions }} onStart={vi.fn()} />);
  expect(screen.queryByText('Why bread?')).toBeNull();
});

test('only where every question allows something else, the page says that video is not needed', () => {
  const promise = 'You can answer every question without video.';
  const [first, second] = questions;
  const text = { format: 'text' as const, maximumCharacters: 500, maximumWords: null };
  if (first === undefined || second === undefined) throw new Error('There are two questions.');
  const eitherWay = [...first.formats, text];
  const look = (asked: PublicJob['questions']) =>
    show(<Overview jobToken="aBcDeFgHiJkL" job={{ ...job, questions: asked }} onStart={vi.fn()} />);
  look([{ ...first, formats: eitherWay }, second]);
  expect(screen.queryByText(promise)).toBeNull();
  cleanup();
  look([
    { ...first, formats: eitherWay },
    { ...second, formats: [text] },
  ]);
  expect(screen.getByText(promise)).toBeDefined();
});

const film = {
  id: 7,
  kind: 'video' as const,
  name: 'hello.mp4',
  url: '/api/files/7',
  posterUrl: '/api/files/8',
  duration: 12,
  captions: null,
  text: 'Welcome to the bakery.',
};

test('a welcome video loads after the page, and plays only when it is started', async () => {
  server.answer(getWelcomeMedia, { data: film });
  const onStart = vi.fn();
  const person = show(
    <Overview jobToken="aBcDeFgHiJkL" job={{ ...job, hasWelcomeMedia: true }} onStart={onStart} />,
  );
  expect(screen.getByRole('button', { name: 'Start interview' })).toBeDefined();
  const video = await screen.findByLabelText<HTMLVideoElement>('Welcome video');
  expect([video.autoplay, video.controls, video.getAttribute('poster')]).toEqual([
    false,
    true,
    expect.stringContaining('/8'),
  ]);
  expect(screen.getByText('Welcome to the bakery.')).toBeDefined();
  expect(server.asked(getWelcomeMedia)[0]?.params).toMatchObject({ jobToken: 'aBcDeFgHiJkL' });
  await person.click(screen.getByRole('button', { name: 'Start interview' }));
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('without its welcome video the interview can be started, and it can be loaded again', async () => {
  server.answer(getWelcomeMedia, refusal('interview.unavailable'));
  const person = show(
    <Overview jobToken="aBcDeFgHiJkL" job={{ ...job, hasWelcomeMedia: true }} onStart={vi.fn()} />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('You can go on without it.');
  expect(screen.getByRole('button', { name: 'Start interview' })).toBeDefined();
  server.answer(getWelcomeMedia, { data: { ...film, kind: 'audio', posterUrl: null } });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Welcome audio')).toBeDefined();
});
