import { describe, expect, it } from 'vitest';
import { checkRegistration, refusedField } from './check-registration.ts';

const good = {
  company: 'Acme Hiring',
  username: 'ada',
  email: 'ada@example.com',
  password: 'Secret1',
  confirmPassword: 'Secret1',
};

describe('checkRegistration (spec 1 §5)', () => {
  it('finds nothing wrong with good values', () => {
    expect(checkRegistration(good)).toEqual({});
  });

  it.each([
    [{ company: '' }, { company: 'Company is required' }],
    [{ company: 'ab' }, { company: 'Company must be at least 3 characters' }],
    [{ company: 'a'.repeat(51) }, { company: 'Company must be less than 50 characters' }],
    [{ username: ' ' }, { username: 'Username is required' }],
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ email: 'ada@' }, { email: 'Please enter a valid email address' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ confirmPassword: '' }, { confirmPassword: 'Please confirm your password' }],
    [{ confirmPassword: 'Secret2' }, { confirmPassword: 'Passwords do not match' }],
  ])('%o', (changes, errors) => {
    expect(checkRegistration({ ...good, ...changes })).toEqual(errors);
  });

  it.each([
    ['', 'Password is required'],
    ['Ab1', 'Password must be at least 6 characters'],
    ['secret1', 'Password must contain at least one uppercase letter'],
    ['Secrets', 'Password must contain at least one number'],
  ])('password %j', (password, message) => {
    expect(checkRegistration({ ...good, password, confirmPassword: password }).password).toBe(message);
  });
});

it('puts a message of the server to the first field it speaks of', () => {
  expect(refusedField('This Company already registered with this email')).toBe('company');
  expect(refusedField('Email or username is taken')).toBe('email');
  expect(refusedField('This USERNAME is already in use')).toBe('username');
  expect(refusedField('Network error. Please check your internet connection.')).toBeUndefined();
});
