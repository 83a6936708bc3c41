import { expect, test } from 'vitest';
import { comparedTexts } from './compared-texts.mjs';

test.each([
  'if (error.serverMessage === accountMessages.notConfirmed) ask();',
  'if (accountMessages.notConfirmed === said) ask();',
  "if (said !== jobRefusals['job.not_found'].text) ask();",
  'if (said === guestTexts.page.expired) ask();',
  'if (texts.left({ count }) !== said) ask();',
  'if (said === failureText(error, fallback)) ask();',
  "if (error.message === 'Job not found') ask();",
  'if (/password/i.test(error.message)) ask();',
  "if (message.toLowerCase().includes('email')) ask();",
])('%s compares a text', (line) => {
  expect(comparedTexts('apps/web/src/features/jobs/a.ts', `const a = 1;\n${line}\n`)).toEqual([2]);
});

test.each([
  "if (error.code === 'job.not_found') ask();",
  'if (errors.title?.message !== undefined) ask();',
  "if (typeof error.message === 'string') ask();",
  'toast.error(accountMessages.notConfirmed);',
  'if (texts.alone !== undefined) ask();',
  'if (guestTexts.steps.length === 2) ask();',
])('%s compares none', (line) => {
  expect(comparedTexts('apps/web/src/features/jobs/a.ts', line)).toEqual([]);
});

test('tests may compare visible texts, and servers those of libraries', () => {
  const line = 'expect(error.message === jobMessages.notFound).toBe(true);';
  expect(comparedTexts('apps/web/src/features/jobs/a.test.ts', line)).toEqual([]);
  expect(comparedTexts('apps/server/src/a.ts', "if (error.message === 'UnknownError') ask();")).toEqual([]);
});
