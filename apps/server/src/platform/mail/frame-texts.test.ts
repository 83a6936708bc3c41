import { expect, test } from 'vitest';
import { greetingIn } from './frame-texts.ts';

test('greets by name, but not by an email address, as the master account has it at first', () => {
  expect(greetingIn('en', 'Ann')).toBe('Hello Ann,');
  expect(greetingIn('en', 'master@nimble.local')).toBe('Hello,');
  expect(greetingIn('en')).toBe('Hello,');
});
