import * as z from 'zod/mini';
import { text } from '../fields.ts';

const tooWeak = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';

/** At least 8 characters with a lowercase letter, an uppercase letter and a digit, when resetting. */
export const strongPasswordField = text(200).check(
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.minLength(8, 'Password must be at least 8 characters'),
  z.regex(/[a-z]/, tooWeak),
  z.regex(/[A-Z]/, tooWeak),
  z.regex(/[0-9]/, tooWeak),
);

/** A new password, typed twice. */
export const passwordPair = z
  .object({
    password: strongPasswordField,
    passwordConfirmation: text(200).check(z.minLength(1, 'Confirm password is required')),
  })
  .check(
    z.refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
      path: ['passwordConfirmation'],
      error: 'Passwords must match',
    }),
  );
