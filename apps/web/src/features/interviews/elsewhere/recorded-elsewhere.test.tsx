// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { RecordedElsewhere } from './recorded-elsewhere.tsx';

const take = { takeId: 'a', questionId: 4, mimeType: 'video/webm', size: 12_000_000 } as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

function open(retakesLeft: number | null = null) {
  const [onWatch, onRecordAgain] = [vi.fn(async () => undefined), vi.fn()];
  const person = show(
    <RecordedElsewhere
      take={take}
      retakesLeft={retakesLeft}
      onWatch={onWatch}
      onRecordAgain={onRecordAgain}
    />,
  );
  return { person, onWatch, onRecordAgain };
}

test('a recording of another device can be watched, or recorded again', async () => {
  const { person, onWatch, onRecordAgain } = open(2);
  expect(screen.getByRole('heading', { name: 'You recorded this on another device' })).toBeDefined();
  await person.click(button(/^Play recording \(.+MB\)$/));
  expect(onWatch).toHaveBeenCalledTimes(1);
  await person.click(button('Record again (2 left)'));
  expect(onRecordAgain).toHaveBeenCalledTimes(1);
});

test('without retakes it can only be watched', () => {
  open(0);
  expect(screen.queryByRole('button', { name: /^Record again/ })).toBeNull();
});

test('a failed copy is reported, and can be retried', async () => {
  const { person, onWatch } = open();
  onWatch.mockRejectedValueOnce(new Error('away'));
  await person.click(button(/^Play recording/));
  expect((await screen.findByRole('alert')).textContent).toContain('It is still safe with us.');
  await person.click(button(/^Play recording/));
  expect(onWatch).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
