import { expect, test } from 'vitest';
import { checkCandidate } from './check-candidate.ts';

test('reports missing and invalid fields', () => {
  expect(checkCandidate({ name: '', email: '' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
  });
  expect(checkCandidate({ name: 'A', email: 'nobody' })).toEqual({
    name: 'Please enter your full name',
    email: 'Please enter a valid email address',
  });
});

test('accepts valid fields', () => {
  expect(checkCandidate({ name: 'Ann Lee', email: 'ann@example.com' })).toEqual({});
});
