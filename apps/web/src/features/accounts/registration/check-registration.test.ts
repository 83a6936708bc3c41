import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { checkRegistration, refusedField } from './check-registration.ts';

const good = {
  company: 'Acme Hiring',
  username: 'ada',
  email: 'ada@example.com',
  password: 'Secret1',
  confirmPassword: 'Secret1',
};

describe('checkRegistration', () => {
  it('accepts valid values', () => {
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

it('assigns a refusal to its field', () => {
  const refused = (path?: string) =>
    new ApiError({
      status: 400,
      name: 'ValidationError',
      message: 'In any words',
      details:
        path === undefined
          ? {}
          : {
              errors: [
                {
                  path,
                  code: 'account.taken',
                  message: 'In any words',
                },
              ],
            },
    });
  expect(refusedField(refused('company'))).toBe('company');
  expect(refusedField(refused('email'))).toBe('email');
  expect(refusedField(refused('username'))).toBe('username');
  expect(refusedField(refused())).toBeUndefined();
  expect(refusedField(new Error('email'))).toBeUndefined();
});
