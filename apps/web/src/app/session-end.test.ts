// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { beginSession, endSession } from '../lib/session.ts';
import { storageKeys } from '../lib/storage-keys.ts';

afterEach(() => localStorage.clear());

test('a session deletes its own data and that of other clients under this address, and keeps settings', () => {
  const others = ['selectedJob', 'userData', 'draftSubmission', 'nimble_user', 'brand-data'];
  for (const key of others) localStorage.setItem(key, '{"of":"a former user"}');
  localStorage.setItem(storageKeys.settings, '{"darkMode":true}');
  beginSession('token');
  expect(Object.keys(localStorage).sort()).toEqual(['loginTime', 'nimble_settings', 'token']);
  for (const key of others) localStorage.setItem(key, '{"of":"a former user"}');
  endSession('signed-out');
  expect(Object.keys(localStorage)).toEqual(['nimble_settings']);
});
