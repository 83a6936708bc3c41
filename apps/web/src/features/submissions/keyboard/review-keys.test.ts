import { expect, test } from 'vitest';
import { actionOf, pageActions, shownKey, standardKeys } from './review-keys.ts';

const press = (key: string, held: object = {}) =>
  actionOf(
    { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held },
    standardKeys,
    pageActions,
  )?.action;

test('no two actions share a key', () => {
  const all = Object.values(standardKeys).flat();
  expect(new Set(all).size).toBe(all.length);
});

test('k pauses, as in players everywhere', () => {
  expect(press('k')).toBe('playOrPause');
  expect(press('h')).toBe('previousCandidate');
});

test('a modifier makes a key the browser’s own', () => {
  expect(press('a')).toBe('approve');
  expect(press('a', { ctrlKey: true })).toBeUndefined();
  expect(press('r', { metaKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
});

test('shift makes another key of arrows, none of letters, and is ignored for symbols', () => {
  expect(press('ArrowRight')).toBe('forward');
  expect(press('ArrowRight', { shiftKey: true })).toBe('nextAnswer');
  expect(press('A', { shiftKey: true })).toBeUndefined();
  expect(press('?', { shiftKey: true })).toBe('help');
  expect(press('?')).toBe('help');
  expect(press('3')).toBe('score');
});

test('keys are shown as keyboards name them', () => {
  expect([' ', 'shift+arrowleft', 'k', '?'].map(shownKey)).toEqual(['Space', 'Shift ←', 'K', '?']);
});
