import * as z from 'zod/mini';
import { text } from '../../fields.ts';
import { twoFactorMessages as messages } from './two-factor.messages.ts';

/** Six digits of the app, or a recovery code; spaces and hyphens are ignored. */
export const codeField = text(40, messages.codeInvalid).check(
  z.trim(),
  z.minLength(1, messages.codeRequired),
);
