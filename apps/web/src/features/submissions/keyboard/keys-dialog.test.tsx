// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { changePlaybackSettings } from '../player/playback-settings.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { resetKeys, setKey } from './own-keys.ts';
import { keyActions, listActions } from './review-keys.ts';
import { useReviewKeys } from './use-review-keys.ts';

const done: string[] = [];
beforeEach(() => {
  done.length = 0;
  resetKeys(keyActions);
  changePlaybackSettings({ singleKeys: true });
});

/** A page that keys steer, with their list open. */
function Page() {
  const [isOpen, setIsOpen] = useState(true);
  useReviewKeys({
    approve: () => done.push('approve'),
    score: (number) => done.push(`score ${number}`),
  });
  return <KeysDialog of="page" open={isOpen} onClose={() => setIsOpen(false)} />;
}

const key = (name: RegExp) => screen.getByRole('button', { name });

test('a key is another one from the next press on, also after a reload', async () => {
  const person = show(<Page />);
  await person.click(key(/^Approve candidate: A/));
  expect(key(/^Press a key$/)).toBe(document.activeElement);
  await person.keyboard('x');
  expect(key(/^Approve candidate: X/)).toBeDefined();
  await person.click(key(/^Score 20% to 100%, key 5: 5/));
  await person.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(key(/^Score 20% to 100%, key 5: Shift ↑/)).toBeDefined();
  expect(JSON.parse(localStorage.getItem('nimble_review_keys') ?? '')).toEqual({
    approve: ['x'],
    score: ['1', '2', '3', '4', 'shift+arrowup'],
  });
});

test('what another action has, and what the browser needs, is refused', async () => {
  const person = show(<Page />);
  await person.click(key(/^Reject candidate: R/));
  await person.keyboard('j');
  expect(screen.getByText('J is already used for “Next candidate”. Choose another key.')).toBeDefined();
  await person.keyboard('{Enter}');
  expect(screen.getByText(/Your browser needs this key/)).toBeDefined();
  // The first Escape leaves the key as it is, the second closes the window.
  await person.keyboard('{Escape}');
  expect(key(/^Reject candidate: R/)).toBeDefined();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the standard comes back at once', async () => {
  const person = show(<Page />);
  await person.click(key(/^Approve candidate: A/));
  await person.keyboard('x');
  await person.click(key(/^Reset to defaults$/));
  expect(key(/^Approve candidate: A/)).toBeDefined();
  expect(localStorage.getItem('nimble_review_keys')).toBeNull();
});

test('keys conflict only within a page, and the list of keys has its key on both', async () => {
  expect(setKey('search', 1, 'a')).toBeUndefined();
  expect(setKey('help', 1, 'a')).toBe('approve');
  expect(setKey('help', 1, 'x')).toBeUndefined();
  expect(setKey('search', 1, 'x')).toBe('help');
  expect(setKey('approve', 1, 'x')).toBe('help');
  const person = show(<Page />);
  await person.click(key(/^Reset to defaults$/));
  // That of the other page stays.
  expect(JSON.parse(localStorage.getItem('nimble_review_keys') ?? '')).toEqual({ search: ['a'] });
});

test('keys of a page come back also where another page has one of them meanwhile', () => {
  setKey('help', 1, 'x');
  setKey('approve', 1, '?');
  resetKeys(listActions);
  expect(localStorage.getItem('nimble_review_keys')).toBeNull();
});

test('a key that two actions have leaves the other keys as the person has set them', () => {
  setKey('help', 1, 'x');
  setKey('approve', 1, '?');
  setKey('reject', 1, 'y');
  resetKeys(listActions);
  expect(JSON.parse(localStorage.getItem('nimble_review_keys') ?? '')).toEqual({ reject: ['y'] });
});

test('keys of a version in which the key of the search was free are kept but for that one', () => {
  show(<Page />);
  localStorage.setItem('nimble_review_keys', JSON.stringify({ help: ['/'], approve: ['x'] }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'nimble_review_keys' })));
  expect(key(/^Approve candidate: X/)).toBeDefined();
  expect(key(/: \?/)).toBeDefined();
});

test('a changed key steers the page, the former one does not, and single keys can be off', async () => {
  const person = show(<Page />);
  await person.click(key(/^Approve candidate: A/));
  await person.keyboard('x');
  await person.click(screen.getByRole('switch', { name: 'Use single-key shortcuts' }));
  await person.keyboard('{Escape}');
  await person.keyboard('x4');
  expect(done).toEqual([]);
  act(() => changePlaybackSettings({ singleKeys: true }));
  await person.keyboard('a');
  expect(done).toEqual([]);
  await person.keyboard('x4');
  expect(done).toEqual(['approve', 'score 4']);
});
