import { expect, test } from 'vitest';
import { addSteps, arrive, nowhere } from './queue-steps.ts';

const whole = () => true;
const unknown = () => false;
const row = [10, 11, 12, 13, 14];

test('each of some quick presses is one step, whether or not the previous one is shown', () => {
  let way = nowhere;
  const gone: (number | undefined)[] = [];
  for (let press = 0; press < 3; press += 1) {
    const step = addSteps(way, 1, { row, current: 10, isWhole: whole });
    way = step.way;
    gone.push(step.to);
  }
  expect(gone).toEqual([11, 12, 13]);
  // The first is shown while the others are pending.
  way = arrive(way, 11);
  expect(addSteps(way, 1, { row, current: 11, isWhole: whole }).to).toBe(14);
  expect(addSteps(way, -1, { row, current: 11, isWhole: whole }).to).toBe(12);
});

test('the end of the list stops, and the way back from it is one step', () => {
  const last = addSteps(nowhere, 9, { row, current: 13, isWhole: whole });
  expect(last).toEqual({ way: { ids: [14], owed: 0 }, to: 14 });
  expect(addSteps(last.way, 1, { row, current: 13, isWhole: whole }).to).toBeUndefined();
  expect(addSteps(last.way, -1, { row, current: 13, isWhole: whole }).to).toBe(13);
});

test('steps beyond the known part of the list are taken once it is known', () => {
  const first = addSteps(nowhere, 1, { row: [], current: 13, isWhole: unknown });
  expect(first).toEqual({ way: { ids: [], owed: 1 }, to: undefined });
  const second = addSteps(first.way, 2, { row, current: 13, isWhole: unknown });
  expect(second).toEqual({ way: { ids: [14], owed: 2 }, to: 14 });
  const longer = [...row, 15, 16, 17];
  expect(addSteps(second.way, 0, { row: longer, current: 13, isWhole: unknown }).to).toBe(16);
});

test('a candidate reached in another way starts over', () => {
  const { way } = addSteps(nowhere, 2, { row, current: 10, isWhole: whole });
  expect(arrive(way, 14)).toEqual(nowhere);
});
