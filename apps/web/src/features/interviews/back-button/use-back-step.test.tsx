// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBackButton, useBackStep } from './use-back-step.ts';

let entries: unknown[];
const go = vi.fn();

beforeEach(() => {
  go.mockReset();
  entries = [null];
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1));
  vi.spyOn(history, 'pushState').mockImplementation((state) => void entries.push(state));
  vi.spyOn(history, 'go').mockImplementation(go);
});

afterEach(cleanup);

/** As the browser's button does. */
const back = () =>
  act(() => {
    entries.pop();
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

type Props = { stage: string | undefined; dialog?: string | undefined; onBack: () => void };

function Stages({ stage, dialog, onBack, onDialog }: Props & { onDialog: (beneath: () => void) => void }) {
  useBackButton();
  useBackStep(stage, onBack);
  return dialog === undefined ? null : <Dialog place={dialog} onBack={onDialog} />;
}

function Dialog({ place, onBack }: { place: string; onBack: (beneath: () => void) => void }) {
  useBackStep(place, onBack);
  return null;
}

test('each stage has an entry of its own, and going back adds none', () => {
  const [onBack, onDialog] = [vi.fn(), vi.fn()];
  const shown = (stage: string | undefined) => <Stages stage={stage} onBack={onBack} onDialog={onDialog} />;
  const { rerender } = render(shown('one'));
  rerender(shown('two'));
  expect(entries).toHaveLength(3);
  onBack.mockImplementation(() => rerender(shown('one')));
  back();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(entries).toHaveLength(2);
});

test('at the first entry another one is added, so that the next press stays, too', () => {
  const [onBack, onDialog] = [vi.fn(), vi.fn()];
  render(<Stages stage="one" onBack={onBack} onDialog={onDialog} />);
  for (const times of [1, 2, 3]) {
    back();
    expect(onBack).toHaveBeenCalledTimes(times);
    expect(entries).toHaveLength(2);
  }
});

test('the step opened last is called first, and may pass on to the one beneath', () => {
  const onBack = vi.fn();
  const onDialog = vi.fn((beneath: () => void) => beneath());
  const { rerender } = render(<Stages stage="one" onBack={onBack} onDialog={onDialog} />);
  rerender(<Stages stage="one" dialog="recording" onBack={onBack} onDialog={onDialog} />);
  back();
  expect([onDialog.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
});

test('if nothing can be lost the previous page comes back at once', () => {
  const [onBack, onDialog] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Stages stage="one" onBack={onBack} onDialog={onDialog} />);
  rerender(<Stages stage="two" onBack={onBack} onDialog={onDialog} />);
  rerender(<Stages stage={undefined} onBack={onBack} onDialog={onDialog} />);
  back();
  expect(onBack).not.toHaveBeenCalled();
  expect(go).toHaveBeenCalledWith(-2);
});
