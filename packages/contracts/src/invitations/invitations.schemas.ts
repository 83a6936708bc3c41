import * as z from 'zod/mini';
import { emailField, text, timestampField } from '../fields.ts';
import { invitationMessages } from './invitations.messages.ts';

export const mostAddressesAtOnce = 200;
/** How long before a job's deadline invited people who have not submitted get a reminder. */
export const reminderDays = 2;

export const invitedAddress = emailField;

export const longestInvitationMessage = 300;

/** Patterns that mail programs turn into a link. */
const linkLike = /:\/\/|@|\bwww\.|\p{L}\.\p{L}{2}/iu;

/** The inviter's own words: plain text without links, so that an email links to the interview only. */
export const invitationMessageField = text(longestInvitationMessage, invitationMessages.messageTooLong).check(
  z.trim(),
  z.refine((message) => !linkLike.test(message), invitationMessages.messageHasLink),
);

export const longestInvitedName = 100;

const namedCandidate = z.object({
  email: emailField,
  name: text(longestInvitedName, invitationMessages.nameTooLong).check(z.trim()),
});

/** Each address gets one invitation for a job, whatever its case. */
export const newInvitations = z.object({
  emails: z
    .array(emailField, invitationMessages.noAddress)
    .check(
      z.minLength(1, invitationMessages.noAddress),
      z.maxLength(mostAddressesAtOnce, invitationMessages.tooManyAddresses),
    ),
  /** Names for the addresses in `emails`, as far as they are known. */
  names: z.optional(
    z.array(namedCandidate).check(z.maxLength(mostAddressesAtOnce, invitationMessages.tooManyAddresses)),
  ),
  message: z.optional(invitationMessageField),
  /** An IANA name such as America/New_York: the time zone of the deadline in the email. UTC without one. */
  timeZone: z.optional(text(60)),
  /** Does the email name the inviter as the contact, and do replies go to their address? */
  sharesContact: z.optional(z.boolean()),
});
export type NewInvitations = z.infer<typeof newInvitations>;

/**
 * Why an email was not sent: the mail server refused the address, was unreachable or accepted nothing, the job was no
 * longer open when its turn came, or the person has unsubscribed from the company's emails.
 */
export const invitationFailures = ['refused', 'unreachable', 'closed', 'unsubscribed'] as const;
export type InvitationFailure = (typeof invitationFailures)[number];

export const invitation = z.object({
  id: z.number(),
  email: z.string(),
  /** As the inviter has typed it. */
  name: z.nullable(z.string()),
  createdAt: timestampField,
  /** null until the mail server has accepted the email. */
  sentAt: z.nullable(timestampField),
  remindedAt: z.nullable(timestampField),
  /** Reason of the last attempt. While `failedAt` is null it is retried automatically. */
  failure: z.nullable(z.enum(invitationFailures)),
  /** null unless sending was given up; with `sentAt` it is the reminder that failed. */
  failedAt: z.nullable(timestampField),
  /** Has this address submitted an interview for the job? */
  hasSubmitted: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;
