import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { accountMessages as messages } from './accounts.messages.ts';

/** At least 8 characters with a lowercase letter, an uppercase letter and a digit, when resetting. */
export const strongPasswordField = text(200).check(
  z.minLength(1, { ...messages.passwordRequired, abort: true }),
  z.minLength(8, messages.passwordTooShort),
  z.regex(/[a-z]/, messages.passwordTooWeak),
  z.regex(/[A-Z]/, messages.passwordTooWeak),
  z.regex(/[0-9]/, messages.passwordTooWeak),
);

/** A new password, typed twice. */
export const passwordPair = z
  .object({
    password: strongPasswordField,
    passwordConfirmation: text(200).check(z.minLength(1, messages.confirmPasswordRequired)),
  })
  .check(
    z.refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
      path: ['passwordConfirmation'],
      ...messages.passwordsDiffer,
    }),
  );
