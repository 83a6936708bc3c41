import * as z from 'zod/mini';
import { messageAnswer, text } from '../../fields.ts';
import { route } from '../../route.ts';
import { accountMessages } from '../accounts.messages.ts';
import { signedIn } from '../accounts.schemas.ts';
import { passwordField } from '../profile/profile.schemas.ts';
import { codeField } from './two-factor.schemas.ts';

const ownPassword = passwordField(accountMessages.passwordRequired);
const recoveryCodes = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });
/** Limits guessing of passwords and codes. */
const rateLimit = { max: 10, windowSeconds: 60 };

export const twoFactorState = route({
  method: 'GET',
  url: '/api/auth/two-factor',
  schema: {
    summary: 'Get your two-factor authentication status',
    response: {
      200: z.object({ data: z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.number() }) }),
    },
  },
  config: { access: 'signedIn' },
});

/** Creates a secret that becomes active only once a code of it was confirmed; another call replaces it. */
export const setUpTwoFactor = route({
  method: 'POST',
  url: '/api/auth/two-factor/set-up',
  schema: {
    summary: 'Start setting up two-factor authentication',
    body: z.object({ password: ownPassword }),
    response: {
      200: z.object({
        /** `secret` is base32, for typing; `address` is otpauth://…, for a QR code. */
        data: z.object({ secret: z.string(), address: z.string() }),
      }),
    },
  },
  config: {
    access: 'signedIn',
    rateLimit,
    refuses: ['profile.no_password', 'two_factor.already_on', 'two_factor.password_wrong'],
  },
});

/** Answers the recovery codes, which are shown this once. */
export const confirmTwoFactor = route({
  method: 'POST',
  url: '/api/auth/two-factor/confirm',
  schema: {
    summary: 'Turn on two-factor authentication',
    body: z.object({ code: codeField }),
    response: { 200: recoveryCodes },
  },
  config: {
    access: 'signedIn',
    rateLimit,
    refuses: [
      'two_factor.already_on',
      'two_factor.code_invalid',
      'two_factor.not_set_up',
      'two_factor.unreadable',
    ],
  },
});

/** Invalidates the older codes. */
export const renewRecoveryCodes = route({
  method: 'POST',
  url: '/api/auth/two-factor/recovery-codes',
  schema: {
    summary: 'Create new recovery codes',
    body: z.object({ password: ownPassword, code: codeField }),
    response: { 200: recoveryCodes },
  },
  config: {
    access: 'signedIn',
    rateLimit,
    refuses: [
      'profile.no_password',
      'two_factor.code_invalid',
      'two_factor.not_set_up',
      'two_factor.password_wrong',
      'two_factor.recovery_code_invalid',
      'two_factor.unreadable',
    ],
  },
});

export const disableTwoFactor = route({
  method: 'POST',
  url: '/api/auth/two-factor/disable',
  schema: {
    summary: 'Turn off two-factor authentication',
    body: z.object({ password: ownPassword, code: codeField }),
    response: { 200: messageAnswer },
  },
  config: {
    access: 'signedIn',
    rateLimit,
    refuses: [
      'profile.no_password',
      'two_factor.code_invalid',
      'two_factor.not_set_up',
      'two_factor.password_wrong',
      'two_factor.recovery_code_invalid',
      'two_factor.unreadable',
    ],
  },
});

/**
 * The second step of signing in. A wrong code of the app or of recovery answers 400 with a code for each, an expired
 * challenge 400 with another; too many wrong codes of an account answer 429.
 */
export const loginByCode = route({
  method: 'POST',
  url: '/api/users-permissions/user-login/two-factor',
  schema: {
    summary: 'Finish signing in with a code',
    body: z.object({ challenge: text(100).check(z.minLength(1)), code: codeField }),
    response: { 200: signedIn },
  },
  config: {
    access: 'public',
    rateLimit: { max: 20, windowSeconds: 60 },
    refuses: [
      'account.paused_by_plan',
      'two_factor.challenge_over',
      'two_factor.code_invalid',
      'two_factor.recovery_code_invalid',
      'two_factor.unreadable',
    ],
  },
});
