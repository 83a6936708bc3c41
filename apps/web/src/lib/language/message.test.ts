// @vitest-environment happy-dom
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { expect, test } from 'vitest';
import { chooseLanguage, startLanguage } from './language.ts';
import { message } from './message.ts';

const text = message(
  compile(
    '{count, plural, one {# job} other {# jobs}}, {isOn, select, true {on} other {off}}',
  ) as CompiledMessage,
);

test('numbers, plurals and choices follow the language of the page', async () => {
  await startLanguage(async () => () => undefined);
  expect(text({ count: 1, isOn: true })).toBe('1 job, on');
  expect(text({ count: 12_345, isOn: false })).toBe('12,345 jobs, off');
  await chooseLanguage('de');
  expect(text({ count: 12_345, isOn: false })).toBe('12.345 jobs, off');
  await chooseLanguage('fr');
  expect(text({ count: 0, isOn: false })).toBe('0 job, off');
  await chooseLanguage('en');
});
