import * as z from 'zod/mini';
import { emailField, messageAnswer, text } from '../fields.ts';
import { route } from '../route.ts';
import { accountMessages as messages } from './accounts.messages.ts';
import { codeWanted, loginBody, registerBody, signedIn, user } from './accounts.schemas.ts';

/**
 * Where two-factor authentication is on, the answer is a challenge in place of the token; `loginByCode` turns it and a
 * code into one.
 */
export const login = route({
  method: 'POST',
  url: '/api/users-permissions/user-login',
  schema: { summary: 'Sign in', body: loginBody, response: { 200: z.union([signedIn, codeWanted]) } },
  config: {
    access: 'public',
    attemptLimit: {
      address: { max: 30, windowSeconds: 60 },
      account: { field: 'identifier', max: 10, windowSeconds: 900, failuresOnly: true, slowAfter: 30 },
    },
    refuses: ['account.invalid_credentials', 'account.not_confirmed', 'account.paused_by_plan'],
  },
});

/**
 * Creates the company and its first user, who becomes its admin, and sends the verification email, unless an invitation
 * has proven the address (`confirmed`). Answers 422 where the server takes no new companies without an invitation.
 */
export const register = route({
  method: 'POST',
  url: '/api/users-permissions/auth/custom-register',
  schema: {
    summary: 'Sign up with a new company',
    body: registerBody,
    response: { 200: z.object({ message: z.string(), confirmed: z.boolean() }) },
  },
  config: {
    access: 'public',
    attemptLimit: {
      address: { max: 20, windowSeconds: 3600 },
      account: { field: 'email', max: 10, windowSeconds: 3600 },
    },
    refuses: [
      'account.company_taken',
      'account.email_taken',
      'account.invitation_invalid',
      'account.invited_email_only',
      'account.registration_closed',
      'account.username_taken',
    ],
  },
});

export const verifyAccount = route({
  method: 'POST',
  url: '/api/users-permissions/auth/account-verification',
  schema: {
    summary: 'Verify an email address',
    body: z.object({ verificationCode: text(200).check(z.minLength(1, messages.verificationCodeRequired)) }),
    response: { 200: messageAnswer },
  },
  config: {
    access: 'public',
    attemptLimit: {
      address: { max: 30, windowSeconds: 60 },
      account: { field: 'verificationCode', max: 10, windowSeconds: 60 },
    },
    refuses: ['account.verification_invalid'],
  },
});

/** Answers the same for known and unknown addresses. */
export const sendVerification = route({
  method: 'POST',
  url: '/api/users-permissions/auth/send-email-confirmation',
  schema: {
    summary: 'Resend the verification email',
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

export const signOut = route({
  method: 'POST',
  url: '/api/auth/sign-out',
  schema: { summary: 'Sign out', response: { 200: messageAnswer } },
  config: { access: 'signedIn' },
});

export const currentUser = route({
  method: 'GET',
  url: '/api/users/me',
  schema: { summary: 'Get the signed-in user', response: { 200: user } },
  config: { access: 'signedIn' },
});
