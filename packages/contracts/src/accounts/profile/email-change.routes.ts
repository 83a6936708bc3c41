import * as z from 'zod/mini';
import { emailField, messageAnswer, text, timestampField } from '../../fields.ts';
import { route } from '../../route.ts';
import { accountMessages } from '../accounts.messages.ts';
import { profileMessages as messages } from './profile.messages.ts';
import { passwordField } from './profile.schemas.ts';

/** A new address that waits for its confirmation, until `expiresAt`. */
const emailChange = z.object({ email: z.string(), expiresAt: timestampField });

/** Content of the link in the email to the new address. */
const linkBody = z.object({
  code: text(200).check(z.minLength(1, accountMessages.verificationCodeRequired)),
});

/** null where no new address waits. */
export const findEmailChange = route({
  method: 'GET',
  url: '/api/auth/email-change',
  schema: {
    summary: 'Get the email address that you have asked to change to',
    response: { 200: z.object({ data: z.nullable(emailChange) }) },
  },
  config: { access: 'signedIn' },
});

/**
 * Emails a link to the new address; the current one stays until the link is confirmed. Replaces an earlier request.
 * Answers the same whether another account has the address or not: its owner learns it after opening the link.
 */
export const askForEmailChange = route({
  method: 'POST',
  url: '/api/auth/email-change',
  schema: {
    summary: 'Ask to change your own email address',
    body: z.object({ email: emailField, currentPassword: passwordField(messages.currentPasswordRequired) }),
    response: { 200: z.object({ data: emailChange }) },
  },
  config: {
    access: 'signedIn',
    rateLimit: { max: 10, windowSeconds: 60 },
    attemptLimit: {
      address: { max: 30, windowSeconds: 3600 },
      account: { field: 'email', max: 5, windowSeconds: 900 },
    },
    refuses: [
      'installation.stopped',
      'profile.email_unchanged',
      'profile.no_password',
      'profile.password_wrong',
    ],
  },
});

/**
 * The new link replaces the earlier one once it is sent; until then `expiresAt` is that of the earlier one. Answers 404
 * where no new address waits.
 */
export const resendEmailChange = route({
  method: 'POST',
  url: '/api/auth/email-change/resend',
  schema: {
    summary: 'Resend the email that confirms your new address',
    response: { 200: z.object({ data: emailChange }) },
  },
  config: {
    access: 'signedIn',
    rateLimit: { max: 5, windowSeconds: 900 },
    attemptLimit: { address: { max: 30, windowSeconds: 3600 } },
    refuses: ['installation.stopped'],
  },
});

/** The emailed link ends. Answers the same where no new address waits. */
export const cancelEmailChange = route({
  method: 'DELETE',
  url: '/api/auth/email-change',
  schema: { summary: 'Cancel the change of your email address', response: { 200: messageAnswer } },
  config: { access: 'signedIn' },
});

/** Changes nothing. Answers 400 for a link that is unknown, used, replaced, canceled or expired. */
export const openEmailChange = route({
  method: 'POST',
  url: '/api/auth/email-change/open',
  schema: {
    summary: 'Get the new email address of a link',
    body: linkBody,
    response: { 200: z.object({ data: z.object({ email: z.string() }) }) },
  },
  config: {
    access: 'public',
    attemptLimit: { address: { max: 30, windowSeconds: 60 } },
    refuses: ['account.email_link_invalid'],
  },
});

/**
 * Changes the address by the code of the link, once. Password and sessions stay; a linked Google account and all links
 * that were emailed to the former address end. Answers 400 with a code of its own where another account has the address
 * by now.
 */
export const confirmEmailChange = route({
  method: 'POST',
  url: '/api/auth/email-change/confirm',
  schema: { summary: 'Confirm a new email address', body: linkBody, response: { 200: messageAnswer } },
  config: {
    access: 'public',
    attemptLimit: {
      address: { max: 30, windowSeconds: 60 },
      account: { field: 'code', max: 10, windowSeconds: 60 },
    },
    refuses: ['account.email_link_invalid', 'account.email_taken'],
  },
});
