import { afterEach, expect, test, vi } from 'vitest';
import { fileNameOf } from './file-name.ts';

afterEach(() => void vi.useRealTimers());

test('a file is named for the day that it is where its reader is', () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T02:30:00Z'), toFake: ['Date'] });
  const name = (timeZone: string) => fileNameOf('csv', 'en', { timeZone });
  expect(name('America/New_York')).toBe('Candidates 2026-11-30.csv');
  expect(name('UTC')).toBe('Candidates 2026-12-01.csv');
  expect(fileNameOf('pdf', 'en', { timeZone: 'UTC', candidate: 'Ada' })).toBe('Ada.pdf');
});
