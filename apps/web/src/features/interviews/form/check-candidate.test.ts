import { expect, test } from 'vitest';
import { checkCandidate } from './check-candidate.ts';

test('says what is missing or wrong', () => {
  expect(checkCandidate({ name: '', email: '' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
  });
  expect(checkCandidate({ name: 'A', email: 'nobody' })).toEqual({
    name: 'Please enter your full name',
    email: 'Please enter a valid email address',
  });
});

test('takes what is right', () => {
  expect(checkCandidate({ name: 'Ann Lee', email: 'ann@example.com' })).toEqual({});
});
