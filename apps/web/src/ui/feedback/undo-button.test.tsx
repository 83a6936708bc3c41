// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UndoButton } from './undo-button.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The button in its message, and what has come of it. */
function open() {
  const done: string[] = [];
  const undo = {
    id: 'decision 7',
    label: 'Undo',
    milliseconds: 10_000,
    onUndo: () => done.push('undone'),
    onGone: () => undefined,
  };
  const left = { current: undo.milliseconds };
  const inCorner = (corner: string) => (
    <div key={corner} data-sonner-toast data-testid="message">
      <UndoButton undo={undo} left={left} onClose={() => done.push('closed')} />
    </div>
  );
  const { rerender } = render(inCorner('bottom'));
  const move = () => rerender(inCorner('top'));
  return { done, move, message: screen.getByTestId('message'), button: screen.getByRole('button') };
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('the message goes after its time', () => {
  const { done } = open();
  pass(9_999);
  expect(done).toEqual([]);
  pass(1);
  expect(done).toEqual(['closed']);
});

test('time goes on when the message moves to another corner', () => {
  const { done, move } = open();
  pass(6_000);
  move();
  pass(3_999);
  expect(done).toEqual([]);
  pass(1);
  expect(done).toEqual(['closed']);
});

test('time stands still while the message is pointed at or has the focus', () => {
  const { done, message, button } = open();
  pass(6_000);
  fireEvent.pointerEnter(message);
  pass(60_000);
  act(() => button.focus());
  fireEvent.pointerLeave(message);
  pass(60_000);
  expect(done).toEqual([]);
  act(() => button.blur());
  pass(3_999);
  expect(done).toEqual([]);
  pass(1);
  expect(done).toEqual(['closed']);
});

test('undoing closes the message, and does it once', () => {
  const { done, button } = open();
  fireEvent.click(button);
  expect(done).toEqual(['closed', 'undone']);
});
