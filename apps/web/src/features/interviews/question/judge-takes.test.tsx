// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { PublicQuestion } from '@nimble/contracts/interviews';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { someTake } from '../../../testing/kept-take.ts';
import { show } from '../../../testing/show.tsx';
import { choicesOf } from '../choice/give-up.ts';
import { JudgeTakes } from './judge-takes.tsx';
import type { useAnswers } from './use-answers.ts';

const question = { id: 4 } as PublicQuestion;
const ready = { status: 'ready', format: 'video', videoUrl: '/api/files/7', duration: 61 } as const;
const first = someTake({ questionId: 4, size: 9, duration: 75, startedAt: 1 });
const second = someTake({ questionId: 4, size: 9, duration: 75, startedAt: 2 });

function open(choices: ReturnType<typeof choicesOf>, { keepsEarlier = true, takesLeft = 2 } = {}) {
  const answers = {
    keepsEarlier,
    takesLeft: () => takesLeft,
    use: vi.fn(),
    giveUp: vi.fn(),
    setAside: vi.fn(),
    keepAnswer: vi.fn(),
  };
  const [onUsed, onRecordAgain] = [vi.fn(), vi.fn()];
  const person = show(
    <JudgeTakes
      question={question}
      answers={answers as unknown as ReturnType<typeof useAnswers>}
      choices={choices}
      onUsed={onUsed}
      onRecordAgain={onRecordAgain}
    />,
  );
  return { ...answers, onUsed, onRecordAgain, press: (name: RegExp) => person.click(button(name)) };
}
const button = (name: RegExp) => screen.getByRole('button', { name });

test('a retake leaves the recording beside it', async () => {
  const { press, setAside, giveUp, onRecordAgain } = open(choicesOf(undefined, [first]));
  await press(/^Retake/);
  expect(setAside).toHaveBeenCalledExactlyOnceWith(first);
  expect(giveUp).not.toHaveBeenCalled();
  expect(onRecordAgain).toHaveBeenCalledExactlyOnceWith(1);
});

test('a retake deletes the recording where only one can be kept', async () => {
  const { press, setAside, giveUp, onRecordAgain } = open(choicesOf(undefined, [first]), {
    keepsEarlier: false,
  });
  await press(/^Retake/);
  expect(giveUp).toHaveBeenCalledExactlyOnceWith(first);
  expect(setAside).not.toHaveBeenCalled();
  expect(onRecordAgain).toHaveBeenCalledExactlyOnceWith(0);
});

test('where only one can be kept the newest is judged, not compared', () => {
  open(choicesOf(undefined, [first, second]), { keepsEarlier: false });
  expect(screen.queryByRole('list')).toBeNull();
});

test('a third attempt deletes the one that was named, and leaves the other beside it', async () => {
  const { press, setAside, giveUp, onRecordAgain } = open(choicesOf(undefined, [first, second]));
  await press(/^Retake/);
  await press(/^Delete Recording 1/);
  expect(giveUp).toHaveBeenCalledExactlyOnceWith(first);
  expect(setAside.mock.calls.map(([take]) => take)).toEqual([second]);
  expect(onRecordAgain).toHaveBeenCalledExactlyOnceWith(1);
});

test('a third attempt instead of the answer makes the other recording the answer', async () => {
  const { press, use, giveUp, onRecordAgain } = open(choicesOf(ready, [second]));
  await press(/^Retake/);
  await press(/^Delete Recording 1/);
  expect(use.mock.calls.map(([take]) => take)).toEqual([second]);
  expect(giveUp).not.toHaveBeenCalled();
  expect(onRecordAgain).toHaveBeenCalledExactlyOnceWith(0);
});

test('the answer can be kept instead of what was recorded after it', async () => {
  const { press, use, keepAnswer, onUsed } = open(choicesOf(ready, [second]));
  await press(/^Keep this answer/);
  expect(keepAnswer).toHaveBeenCalledExactlyOnceWith(4);
  expect(use).not.toHaveBeenCalled();
  expect(onUsed).toHaveBeenCalledOnce();
});
