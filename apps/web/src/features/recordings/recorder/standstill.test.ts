import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Evidence, Standstill } from './standstill.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A recording that has run for a minute, and the following events. Each step is one check of it. */
function recording(first: Partial<Evidence> = {}) {
  let evidence: Evidence = { sound: 60, picture: 60, isGiving: true, bytes: 1000, recorded: 60, ...first };
  const standstill = new Standstill(evidence);
  const pass = (seconds: number, { without = [], ...changes }: Step = {}) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    const after = (clock: 'sound' | 'picture' | 'recorded') =>
      (evidence[clock] ?? 0) + (without.includes(clock) ? 0 : seconds);
    evidence = {
      isGiving: evidence.isGiving,
      sound: evidence.sound === undefined ? undefined : after('sound'),
      picture: evidence.picture === undefined ? undefined : after('picture'),
      recorded: after('recorded'),
      bytes: evidence.bytes + (without.includes('bytes') ? 0 : 1000),
      ...changes,
    };
  };
  return {
    standstill,
    look(seconds: number, step?: Step): boolean {
      pass(seconds, step);
      return standstill.hasPassed(evidence);
    },
    secondsBefore(seconds: number, step?: Step): number | undefined {
      pass(seconds, step);
      return standstill.secondsBefore(evidence);
    },
    begin(seconds: number, step?: Step): void {
      pass(seconds, step);
      standstill.begin(evidence);
    },
  };
}
type Step = Partial<Evidence> & { without?: readonly ('sound' | 'picture' | 'bytes' | 'recorded')[] };

const asleep = ['sound', 'picture', 'bytes'] as const;
const looks = (count: number, look: () => boolean) => Array.from({ length: count }, look);

test.each([
  ['all clocks go on', {}, {}],
  ['the picture alone stands, as in Chromium', {}, { without: ['picture'] }],
  ['nothing but the camera tells, as in Firefox', { sound: undefined }, {}],
  ['no clock tells, and the tracks give', { sound: undefined, picture: undefined }, {}],
  ['a busy machine gave less than a third', {}, { sound: 64, picture: 64 }],
] as const)('a page that stood still for twelve seconds goes on: %s', (_name, first, step) => {
  const { look, secondsBefore } = recording(first);
  expect([look(12, step), ...looks(100, () => look(0.2))]).not.toContain(true);
  expect(secondsBefore(0.2)).toBeUndefined();
});

test('a page may be blocked repeatedly, as long as the recorder continues', () => {
  const { look } = recording();
  expect(looks(20, () => look(30))).not.toContain(true);
});

test('late slices and clocks are waited for', () => {
  const { look } = recording();
  expect(look(12, { without: asleep })).toBe(false);
  expect(look(0.2, { sound: 72.2, without: ['bytes'] })).toBe(false);
  expect(looks(20, () => look(0.2, { without: ['bytes'] }))).not.toContain(true);
  expect(looks(100, () => look(0.2))).not.toContain(true);
});

test.each([
  ['sound and picture stand', {}, { without: asleep }],
  ['the clock of the camera counts the sleep', {}, { without: ['sound', 'bytes'] }],
  ['nothing but the camera tells', { sound: undefined }, { without: asleep }],
  [
    'no clock tells, and a track gives nothing',
    { sound: undefined, picture: undefined },
    { isGiving: false, without: ['bytes'] },
  ],
] as const)('a sleep is noticed within a second: %s', (_name, first, step) => {
  const { look, secondsBefore } = recording(first);
  const known = [look(60, step), ...looks(4, () => look(0.2))];
  expect(known).toContain(true);
  expect(secondsBefore(0.2)).toBe(60);
});

test('a recorder without output after the page was blocked has stopped', () => {
  const { look } = recording();
  const silent = () => look(0.2, { without: ['bytes'] });
  look(12, { without: ['bytes'] });
  expect(looks(60, silent)).toContain(true);
});

test('a recording that ends before the check keeps its data, a pause and an earlier clock do not count', () => {
  const ending = recording();
  expect(ending.secondsBefore(60, { without: asleep })).toBe(60);
  expect(recording().secondsBefore(60, { isGiving: false })).toBeUndefined();
  expect(recording().secondsBefore(9, { without: asleep })).toBeUndefined();
  const paused = recording();
  paused.begin(60, { without: asleep });
  expect(looks(10, () => paused.look(0.2))).not.toContain(true);
  expect(recording().look(-3600)).toBe(false);
});
