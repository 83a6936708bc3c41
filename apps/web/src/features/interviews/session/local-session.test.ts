import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearLocalSession, readLocalSession, writeLocalSession } from './local-session.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const session = (email: string) => ({
  email,
  submissionId: 1,
  token: 'token',
  questionIndex: 2,
  reviewing: true,
});

test('keeps one session for each email and link, whatever the case of the letters', () => {
  writeLocalSession('a', session('Ann@example.com'), new Date('2026-01-01'));
  writeLocalSession('a', session('bo@example.com'), new Date('2026-01-02'));
  writeLocalSession('a', { ...session('ann@example.com'), questionIndex: 0 }, new Date('2026-01-03'));
  expect(readLocalSession('a', 'BO@example.com')).toMatchObject({
    email: 'bo@example.com',
    questionIndex: 2,
  });
  expect(readLocalSession('a', 'ann@example.com')).toMatchObject({ questionIndex: 0 });
  expect(readLocalSession('b')).toBeUndefined();
});

test('continues with the last one, and with the one before when that is cleared', () => {
  writeLocalSession('a', session('bo@example.com'), new Date('2026-01-02'));
  writeLocalSession('a', session('ann@example.com'), new Date('2026-01-01'));
  expect(readLocalSession('a')?.email).toBe('bo@example.com');
  clearLocalSession('a', 'bo@example.com');
  expect(readLocalSession('a')?.email).toBe('ann@example.com');
  clearLocalSession('a', 'ann@example.com');
  expect(kept.size).toBe(0);
});

test.each(['{', '{}', '[1, null, {"token": 5}]', '[{"email": "x"}]'])('ignores %s', (damaged) => {
  kept.set('nimble_interview_a', damaged);
  expect(readLocalSession('a')).toBeUndefined();
});

test('a browser without storage does not stop the interview', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(writeLocalSession('a', session('ann@example.com')).questionIndex).toBe(2);
  expect(readLocalSession('a')).toBeUndefined();
});
