// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RecorderControls } from './recorder-controls.tsx';
import type { RecorderState } from './take-recorder.ts';

afterEach(cleanup);

const recorder = { start: vi.fn(), end: vi.fn(), pause: vi.fn(), resume: vi.fn() };

function Controls({ state }: { state: RecorderState }) {
  return <RecorderControls state={state} canStart recorder={{ ...recorder, state }} />;
}
const countdown = { phase: 'countdown', seconds: 3 } as const;
const recording = { phase: 'recording', paused: false, elapsed: 0 } as const;

test('focus stays among the buttons of the recorder, and on none of them', () => {
  const { rerender } = render(<Controls state={{ phase: 'idle' }} />);
  screen.getByRole('button', { name: 'Start recording' }).focus();
  for (const state of [countdown, recording]) {
    rerender(<Controls state={state} />);
    const focused = document.activeElement;
    expect(focused).not.toBe(document.body);
    expect(focused?.contains(screen.getAllByRole('button')[0] ?? null)).toBe(true);
    expect(focused?.tagName).not.toBe('BUTTON');
  }
});

test('a retake, whose button is gone, continues at the recorder', () => {
  render(<Controls state={{ phase: 'idle' }} />);
  expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Start recording' }))).toBe(
    true,
  );
  expect(document.activeElement).not.toBe(document.body);
});

test('focus elsewhere stays where it is', () => {
  const { rerender } = render(
    <>
      <h1 tabIndex={-1}>Question</h1>
      <Controls state={{ phase: 'thinking', seconds: 1 }} />
    </>,
  );
  screen.getByRole('heading').focus();
  rerender(
    <>
      <h1 tabIndex={-1}>Question</h1>
      <Controls state={countdown} />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('Escape cancels the countdown, but ends no recording', () => {
  recorder.end.mockClear();
  const { rerender } = render(<Controls state={countdown} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(recorder.end).toHaveBeenCalledTimes(1);
  rerender(<Controls state={recording} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(recorder.end).toHaveBeenCalledTimes(1);
});
