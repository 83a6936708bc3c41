// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appendRandom, someTake } from '../../../testing/kept-take.ts';
import { show } from '../../../testing/show.tsx';
import { type KeptTake, sliceStore } from '../../recordings/index.ts';
import { choicesOf, staysBeside } from './give-up.ts';
import { TakeChoice } from './take-choice.tsx';

const taken = (changes: Partial<KeptTake> = {}) => someTake({ state: 'recorded', duration: 75, ...changes });
const ready = {
  status: 'ready',
  format: 'video',
  videoUrl: '/api/files/7?signature=x',
  duration: 61,
} as const;

function open(choices: ReturnType<typeof choicesOf>, retakesLeft: number | null = null) {
  const [onUse, onGiveUp] = [vi.fn(), vi.fn()];
  const person = show(
    <TakeChoice choices={choices} retakesLeft={retakesLeft} onUse={onUse} onGiveUp={onGiveUp} />,
  );
  return { person, onUse, onGiveUp, choices };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const player = (name: string) => screen.getByLabelText(name);

test('both recordings have a player, a length and a way to use them', async () => {
  const { person, onUse, choices } = open(choicesOf(undefined, [taken(), taken({ duration: 9 })]), 1);
  expect([player('Recording 1, 1:15').tagName, player('Recording 2, 0:09').tagName]).toEqual([
    'VIDEO',
    'VIDEO',
  ]);
  await person.click(button('Use This Recording: Recording 1'));
  expect(onUse).toHaveBeenCalledExactlyOnceWith(choices[0]);
});

test('the answer that is in use stands before what was recorded after it', async () => {
  const { person, onUse, choices } = open(choicesOf(ready, [taken()]), 0);
  expect(player('Recording 1, 1:01').getAttribute('src')).toContain('/api/files/7');
  expect(screen.getByText('Your current answer')).toBeDefined();
  expect(screen.getByText(/^No retakes are left/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Retake/ })).toBeNull();
  await person.click(button('Keep this answer: Recording 1'));
  expect(onUse).toHaveBeenCalledExactlyOnceWith(choices[0]);
});

test('a recording that the browser cannot play says so, and the other one does not', async () => {
  const [first, second] = [taken(), taken({ duration: 1 })];
  for (const take of [first, second]) {
    await sliceStore.begin(take);
    await appendRandom(take.takeId, 9);
  }
  open(choicesOf(undefined, [first, second]));
  await waitFor(() => expect(player('Recording 1, 1:15').getAttribute('src')).toMatch(/^blob:/));
  await waitFor(() => expect(player('Recording 2, 0:01').getAttribute('src')).toMatch(/^blob:/));
  fireEvent.error(player('Recording 2, 0:01'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').closest('li')?.textContent).toContain('Recording 2');
});

test('a third attempt asks which of the two is given up', async () => {
  const { person, onGiveUp, choices } = open(choicesOf(undefined, [taken(), taken()]), 2);
  await person.click(button('Retake (2 left)'));
  expect(onGiveUp).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog', { name: 'Which recording do you want to delete?' }));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.click(button('Retake (2 left)'));
  await person.click(button('Delete Recording 2'));
  expect(onGiveUp).toHaveBeenCalledExactlyOnceWith(choices[1]);
});

test('what cannot be used is given up without a question', async () => {
  const { person, onGiveUp, choices } = open(choicesOf(undefined, [taken(), taken({ isSilent: true })]), 0);
  expect(button('Use This Recording: Recording 2').hasAttribute('disabled')).toBe(true);
  await person.click(button('Retake'));
  expect(onGiveUp).toHaveBeenCalledExactlyOnceWith(choices[1]);
});

test('once all attempts are used up only what costs none may be given up', async () => {
  const { person } = open(choicesOf(undefined, [taken(), taken({ cut: 'unplugged' })]), 0);
  await person.click(button('Retake'));
  expect(screen.queryByRole('button', { name: 'Delete Recording 1' })).toBeNull();
  expect(button('Delete Recording 2')).toBeDefined();
});

test('a take stays beside the next one while another attempt is left, unless it cannot be used', () => {
  expect([staysBeside(taken(), 1), staysBeside(taken(), null)]).toEqual([true, true]);
  expect([staysBeside(taken(), 0), staysBeside(taken({ isBlack: true }), 2)]).toEqual([false, false]);
  expect(choicesOf({ status: 'failed', reason: 'unreadable' }, [])).toEqual([]);
});
