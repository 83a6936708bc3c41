import { describe, expect, test } from 'vitest';
import { someTake } from '../../../testing/kept-take.ts';
import { sortLeftBehind } from './kept-takes.ts';
import type { KeptTake } from './slice-store.ts';

const ids = (takes: readonly { takeId: string }[]) => takes.map(({ takeId }) => takeId);

/** Names of what is left behind. */
function sort(takes: readonly KeptTake[], keepsEarlier: boolean) {
  const { chosen, unjudged, obsolete } = sortLeftBehind(takes, keepsEarlier);
  return {
    chosen: chosen.map(({ take, over }) => [take.takeId, ...ids(over)]),
    unjudged: ids(unjudged),
    obsolete: ids(obsolete),
  };
}

const older = someTake({ takeId: 'older', size: 9, state: 'recorded', startedAt: 1 });
const cutOff = someTake({ takeId: 'cut off', size: 9, state: 'recording', startedAt: 2 });
const empty = someTake({ takeId: 'empty', size: 0, state: 'recording', startedAt: 3 });
const other = someTake({ takeId: 'other', size: 9, state: 'recorded', questionId: 2 });
const replaced = someTake({ takeId: 'replaced', size: 9, state: 'chosen', startedAt: 1 });
const chosen = someTake({ takeId: 'chosen', size: 9, state: 'chosen', startedAt: 2 });
const again = someTake({ takeId: 'again', size: 9, state: 'recorded', startedAt: 3 });

describe('without retakes', () => {
  test('offers the newest take of each question, cut off or not, and clears the others away', () => {
    const left = sort([older, cutOff, empty, other], false);
    expect(left).toEqual({ chosen: [], unjudged: ['cut off', 'other'], obsolete: ['empty', 'older'] });
  });

  test('delivers the newest chosen take and keeps offering one recorded after it', () => {
    const left = sort([again, replaced, chosen], false);
    expect(left).toEqual({ chosen: [['chosen']], unjudged: ['again'], obsolete: ['replaced'] });
  });
});

describe('with retakes', () => {
  test('offers every take of a question, the oldest first', () => {
    const left = sort([cutOff, empty, older, other], true);
    expect(left).toEqual({ chosen: [], unjudged: ['older', 'cut off', 'other'], obsolete: ['empty'] });
  });

  test('keeps what was passed over, older or newer, beside the chosen one, and offers what came after it', () => {
    const first = { ...older, state: 'chosen', over: ['passed'] } as const;
    const passed = someTake({ takeId: 'passed', size: 9, state: 'recorded', startedAt: 2 });
    expect(sort([first, passed, again], true)).toEqual({
      chosen: [['older', 'passed']],
      unjudged: ['again'],
      obsolete: [],
    });
    expect(sort([replaced, chosen], true).chosen).toEqual([['chosen', 'replaced']]);
  });

  test('what was chosen over another answer on its way is the answer', () => {
    const first = { ...replaced, over: ['chosen'] };
    const before = { ...chosen, state: 'recorded' } as const;
    const last = { ...again, state: 'chosen', over: ['replaced', 'chosen'] } as const;
    expect(sort([first, before, last], true).chosen).toEqual([['again', 'chosen', 'replaced']]);
    const back = { ...replaced, over: ['again'] };
    expect(sort([back, { ...again, state: 'chosen', over: [] }], true).chosen).toEqual([
      ['replaced', 'again'],
    ]);
  });
});
