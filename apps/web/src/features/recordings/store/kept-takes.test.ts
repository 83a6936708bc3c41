import { expect, test } from 'vitest';
import { someTake } from '../../../testing/kept-take.ts';
import { sortLeftBehind } from './kept-takes.ts';

const ids = (takes: readonly { takeId: string }[]) => takes.map(({ takeId }) => takeId);

test('offers the newest take of each question, interrupted or not, and deletes the others', () => {
  const older = someTake({ takeId: 'older', size: 9, state: 'recorded', startedAt: 1 });
  const cutOff = someTake({ takeId: 'cut off', size: 9, state: 'recording', startedAt: 2 });
  const empty = someTake({ takeId: 'empty', size: 0, state: 'recording', startedAt: 3 });
  const other = someTake({ takeId: 'other', size: 9, state: 'recorded', questionId: 2 });
  const left = sortLeftBehind([older, cutOff, empty, other]);
  expect(ids(left.unjudged)).toEqual(['cut off', 'other']);
  expect(ids(left.obsolete)).toEqual(['empty', 'older']);
});

test('delivers the newest chosen take and keeps offering one recorded after it', () => {
  const replaced = someTake({ takeId: 'replaced', size: 9, state: 'chosen', startedAt: 1 });
  const chosen = someTake({ takeId: 'chosen', size: 9, state: 'chosen', startedAt: 2 });
  const again = someTake({ takeId: 'again', size: 9, state: 'recorded', startedAt: 3 });
  const left = sortLeftBehind([again, replaced, chosen]);
  expect(ids(left.chosen)).toEqual(['chosen']);
  expect(ids(left.unjudged)).toEqual(['again']);
  expect(ids(left.obsolete)).toEqual(['replaced']);
});
