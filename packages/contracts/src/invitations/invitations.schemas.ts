import * as z from 'zod/mini';
import { emailField, text, timestampField } from '../fields.ts';
import { invitationMessages } from './invitations.messages.ts';

export const mostAddressesAtOnce = 200;
/** How long before a job's deadline who was invited and has not submitted is reminded. */
export const reminderDays = 2;

export const invitedAddress = emailField;

export const longestInvitationMessage = 300;

/** What mail programs make a link of. */
const linkLike = /:\/\/|@|\bwww\.|\p{L}\.\p{L}{2}/iu;

/** The inviter's own words: plain text without links, so that nobody's email leads elsewhere than to the interview. */
export const invitationMessageField = text(longestInvitationMessage, invitationMessages.messageTooLong).check(
  z.trim(),
  z.refine((message) => !linkLike.test(message), invitationMessages.messageHasLink),
);

export const longestInvitedName = 100;

const namedCandidate = z.object({
  email: emailField,
  name: text(longestInvitedName, invitationMessages.nameTooLong).check(z.trim()),
});

/** Each address is written to once for a job, whatever its letters' case. */
export const newInvitations = z.object({
  emails: z
    .array(emailField, invitationMessages.noAddress)
    .check(
      z.minLength(1, invitationMessages.noAddress),
      z.maxLength(mostAddressesAtOnce, invitationMessages.tooManyAddresses),
    ),
  /** What to call those of `emails` whose names are known. */
  names: z.optional(
    z.array(namedCandidate).check(z.maxLength(mostAddressesAtOnce, invitationMessages.tooManyAddresses)),
  ),
  message: z.optional(invitationMessageField),
  /** As IANA names it, such as America/New_York: in it the email names the deadline. In UTC without one. */
  timeZone: z.optional(text(60)),
  /** Does the email name the person who invites as the contact, and do answers to it reach their address? */
  sharesContact: z.optional(z.boolean()),
});
export type NewInvitations = z.infer<typeof newInvitations>;

/**
 * Why a mail has not left: the mail server refused the address, could not be reached or took nothing, or the job was no
 * longer open when its turn came, or the person wants no emails of the company.
 */
export const invitationFailures = ['refused', 'unreachable', 'closed', 'unsubscribed'] as const;
export type InvitationFailure = (typeof invitationFailures)[number];

export const invitation = z.object({
  id: z.number(),
  email: z.string(),
  /** As the inviter has given it. */
  name: z.nullable(z.string()),
  createdAt: timestampField,
  /** null until the mail server has taken the mail. */
  sentAt: z.nullable(timestampField),
  remindedAt: z.nullable(timestampField),
  /** Of the last attempt. While `failedAt` is null it is tried again by itself. */
  failure: z.nullable(z.enum(invitationFailures)),
  /** null unless the mail was given up; with `sentAt` it is the reminder that failed. */
  failedAt: z.nullable(timestampField),
  /** Has this address submitted an interview for the job? */
  hasSubmitted: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;
