import * as z from 'zod/mini';
import { emailField, messageAnswer, text } from '../fields.ts';
import { route } from '../route.ts';
import { accountMessages as messages } from './accounts.messages.ts';
import { passwordPair } from './password-reset.schemas.ts';

/** Answers the same, in the same time, for known and unknown addresses. */
export const forgotPassword = route({
  method: 'POST',
  url: '/api/users-permissions/mail/forgot-password',
  schema: {
    summary: 'Request a password reset email',
    body: z.object({ email: emailField }),
    response: { 200: messageAnswer },
  },
  config: {
    access: 'public',
    attemptLimit: {
      address: { max: 30, windowSeconds: 3600 },
      account: { field: 'email', max: 5, windowSeconds: 900 },
    },
  },
});

/** Sets the password by the code of the email, once, and ends every session of the user. */
export const resetPassword = route({
  method: 'POST',
  url: '/api/auth/reset-password',
  schema: {
    summary: 'Reset a password',
    body: z.safeExtend(passwordPair, {
      /** The misspelling is part of the public API. */
      verificatationCode: text(200).check(z.minLength(1, messages.verificationCodeRequired)),
    }),
    response: { 200: messageAnswer },
  },
  config: {
    access: 'public',
    attemptLimit: {
      address: { max: 20, windowSeconds: 60 },
      account: { field: 'verificatationCode', max: 5, windowSeconds: 60 },
    },
    refuses: ['account.reset_invalid'],
  },
});

/**
 * The company and address of the invitation that a code belongs to; null for any other code. `isValid`: whether a
 * password can be set with this code, whatever its kind.
 */
export const openStaffInvitation = route({
  method: 'POST',
  url: '/api/auth/invitation',
  schema: {
    summary: 'Get the company and email address of an invitation',
    body: z.object({
      verificatationCode: text(200).check(z.minLength(1, messages.verificationCodeRequired)),
    }),
    response: {
      200: z.object({
        data: z.nullable(
          z.object({
            company: z.string(),
            email: z.string(),
            /** null where the inviter is not known any more. */
            invitedBy: z.nullable(z.string()),
          }),
        ),
        isValid: z.boolean(),
      }),
    },
  },
  config: { access: 'public', attemptLimit: { address: { max: 20, windowSeconds: 60 } } },
});
