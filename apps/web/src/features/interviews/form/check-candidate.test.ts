import { expect, test } from 'vitest';
import { checkCandidate } from './check-candidate.ts';

const resume = new File(['x'], 'cv.pdf', { type: 'application/pdf' });

test('says what is missing or wrong', () => {
  expect(checkCandidate({ name: '', email: '', resume: null })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    resume: 'Resume is required',
  });
  expect(checkCandidate({ name: 'A', email: 'nobody', resume: new File(['x'], 'cv.exe') })).toEqual({
    name: 'Please enter your full name',
    email: 'Please enter a valid email address',
    resume: 'Please upload a PDF or DOCX file',
  });
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cv.docx');
  expect(checkCandidate({ name: 'Ann Lee', email: 'ann@example.com', resume: large })).toEqual({
    resume: 'File size must be less than 10MB',
  });
});

test('takes what is right', () => {
  expect(checkCandidate({ name: 'Ann Lee', email: 'ann@example.com', resume })).toEqual({});
});
