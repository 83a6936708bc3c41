import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';
import type { LockedJob } from './jobs.repository.ts';

const deadline = '2027-01-31T12:00:00.000Z';
const job = {
  title: 'Baker',
  experience: 'mid',
  benefits: null,
  deadline: new Date(deadline),
  max_submissions: 20,
} as LockedJob;

test('an unchanged form changes no field', () => {
  const form = { title: 'Baker', experience: 'mid', benefits: '', deadline, maxSubmissions: 20 };
  expect(changedFields(job, form)).toEqual([]);
});

test('each changed field is named, and the same moment in another zone is no change', () => {
  const form = { title: 'Cook', deadline: '2027-01-31T13:00:00.000+01:00', maxSubmissions: null };
  expect(changedFields(job, form)).toEqual(['title', 'maxSubmissions']);
});

test('a title that begins like a time is a text', () => {
  const title = '2027-01-31T12 opening of the bakery';
  expect(changedFields({ ...job, title }, { title })).toEqual([]);
});
