// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { AnsweredCard } from './answered-card.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const answer = {
  status: 'ready',
  format: 'video',
  videoUrl: '/api/files/7?signature=x',
  duration: 75,
} as const;

type Left = number | null;

function open({ isNew = true, isLast = false, retakesLeft = null as Left, sameLeft = null as Left } = {}) {
  const onNext = vi.fn();
  const person = show(
    <AnsweredCard
      isNew={isNew}
      isLast={isLast}
      answer={answer}
      onNext={onNext}
      number={2}
      retakesLeft={retakesLeft}
      sameLeft={sameLeft}
      onAgain={vi.fn()}
    />,
  );
  return { person, onNext };
}
const hint = () => screen.queryByText('Happy with your recording?');
const button = () => screen.queryByRole('button', { name: 'Continue' });

test('an answer advances by itself after 1.5 s', () => {
  vi.useFakeTimers();
  const { onNext } = open();
  act(() => void vi.advanceTimersByTime(1499));
  expect(onNext).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('at the last one a hint asks, and Continue advances', async () => {
  const { person, onNext } = open({ isLast: true });
  expect([hint(), button()]).toEqual([null, null]);
  act(() => void vi.advanceTimersByTime(1500));
  expect(hint()).not.toBeNull();
  expect(onNext).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('the hint of the last answer is not that of one before it', () => {
  const card = (isNew: boolean, number: number) => (
    <AnsweredCard
      isNew={isNew}
      answer={answer}
      number={number}
      onNext={vi.fn()}
      onAgain={vi.fn()}
      isLast={isNew}
      retakesLeft={null}
      sameLeft={null}
    />
  );
  const { rerender } = render(card(true, 3));
  act(() => void vi.advanceTimersByTime(1500));
  expect(hint()).not.toBeNull();
  rerender(card(false, 1));
  expect(hint()).toBeNull();
});

test('an answer of an earlier visit can be watched, and does not advance', () => {
  const { onNext } = open({ isNew: false });
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByText('Video uploaded successfully!')).toBeDefined();
  const video = screen.getByLabelText('Your answer to question 2');
  expect(video.getAttribute('src')).toContain('/api/files/7?signature=x');
  expect(screen.getByText('1:15')).toBeDefined();
  expect(onNext).not.toHaveBeenCalled();
});

test('says how often it can be recorded again, not how often it could be written', () => {
  open({ retakesLeft: 3, sameLeft: 1 });
  expect(screen.getByRole('button', { name: 'Record again (1 left)' })).toBeDefined();
});

test('offers another way to answer where it cannot be recorded again', () => {
  open({ retakesLeft: 3, sameLeft: 0 });
  expect(screen.getByRole('button', { name: 'Answer in another way' })).toBeDefined();
});

test('an answer that was saved is reported once', () => {
  open();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Your answer is saved. On to the next question…',
  ]);
});
