import * as z from 'zod/mini';
import { extraTimeMessages } from '../extra-time/extra-time.messages.ts';
import { timeFactors } from '../extra-time/extra-time.schemas.ts';
import { emailField, idField, text, timestampField } from '../fields.ts';
import { languageField } from '../languages.schemas.ts';
import { linkLike } from '../link-like.ts';
import { pageQuery } from '../pagination.ts';
import { invitationMessages } from './invitations.messages.ts';

export const mostAddressesAtOnce = 200;

export const invitedAddress = emailField;

export const longestInvitationMessage = 300;

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

const mostDaysToAnswer = 365;

/** ISO 8601; in the future when it is set. */
export const invitationDeadlineField = z.iso.datetime({
  offset: true,
  ...invitationMessages.deadlineInvalid,
});

/** What holds for the links of people who are invited together. Without a deadline, that of the job counts. */
export const invitationTerms = {
  language: z.optional(languageField),
  deadline: z.optional(invitationDeadlineField),
  /** In place of `deadline`: days from sending the email. */
  daysToAnswer: z.optional(
    z
      .number(invitationMessages.daysInvalid)
      .check(
        z.int(invitationMessages.daysInvalid),
        z.minimum(1, invitationMessages.daysInvalid),
        z.maximum(mostDaysToAnswer, invitationMessages.daysInvalid),
      ),
  ),
  /** The factor of every time limit; 1 is no extra time. */
  extraTime: z.optional(z.literal(timeFactors, extraTimeMessages.factorInvalid)),
  /** No time limit at all, also where the job has some. */
  untimed: z.optional(z.boolean()),
  /** Can these people read all questions before they start, also where the job does not show them? */
  questionsInAdvance: z.optional(z.boolean()),
  /** Where the submissions say that they came from; `invitation` without one. */
  source: z.optional(text(40).check(z.trim())),
};

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
  ...invitationTerms,
});
export type NewInvitations = z.infer<typeof newInvitations>;

/**
 * Why an email was not sent: the mail server refused the address, was unreachable or accepted nothing, its answer was
 * lost (`unclear`: the email may have arrived, and is not sent twice), the job was no longer open when its turn came,
 * or the person has unsubscribed from the company's emails.
 */
export const invitationFailures = ['refused', 'unreachable', 'unclear', 'closed', 'unsubscribed'] as const;
export type InvitationFailure = (typeof invitationFailures)[number];

export const longestExternalId = 100;
const externalIdField = text(longestExternalId).check(z.trim(), z.minLength(1));

/** An interview that another system orders of one candidate; `externalId` is the order's id in that system. */
export const orderedInvitation = z.object({
  job: idField,
  email: emailField,
  name: z.optional(text(longestInvitedName, invitationMessages.nameTooLong).check(z.trim())),
  externalId: z.optional(externalIdField),
  message: z.optional(invitationMessageField),
  timeZone: z.optional(text(60)),
  sharesContact: z.optional(z.boolean()),
  ...invitationTerms,
});
export type OrderedInvitation = z.infer<typeof orderedInvitation>;

export const externalIdQuery = z.object({ externalId: externalIdField });

/**
 * `waiting`: not sent yet. `bounced`: the mail server refused the address. `failed`: not sent for another reason.
 * `expired`: neither submitted nor withdrawn before the deadline.
 */
export const invitationStates = [
  'waiting',
  'sent',
  'bounced',
  'failed',
  'opened',
  'started',
  'submitted',
  'expired',
  'withdrawn',
] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationsQuery = z.extend(pageQuery, { state: z.optional(z.enum(invitationStates)) });
export type InvitationsQuery = z.infer<typeof invitationsQuery>;

/** How many invitations match the search, by state. */
export const invitationCounts = z.record(z.enum(invitationStates), z.number());
export type InvitationCounts = z.infer<typeof invitationCounts>;

export const invitation = z.object({
  id: z.number(),
  email: z.string(),
  /** As the inviter has typed it. */
  name: z.nullable(z.string()),
  state: z.enum(invitationStates),
  language: z.nullable(languageField),
  source: z.nullable(z.string()),
  /** 1 is no extra time. */
  extraTime: z.number(),
  /** For this candidate; the job can also be untimed for everyone. */
  untimed: z.boolean(),
  /** For this candidate; the job can also show its questions to everyone. */
  questionsInAdvance: z.boolean(),
  /** The candidate's own deadline, or that of the job. null: none, or some days after the email is sent. */
  deadline: z.nullable(timestampField),
  daysToAnswer: z.nullable(z.number()),
  createdAt: timestampField,
  /** null until the mail server has accepted the email. */
  sentAt: z.nullable(timestampField),
  remindedAt: z.nullable(timestampField),
  /** Reason of the last attempt. While `failedAt` is null it is retried automatically. */
  failure: z.nullable(z.enum(invitationFailures)),
  /** null unless sending was given up; with `sentAt` it is the reminder that failed. */
  failedAt: z.nullable(timestampField),
  openedAt: z.nullable(timestampField),
  startedAt: z.nullable(timestampField),
  submittedAt: z.nullable(timestampField),
  withdrawnAt: z.nullable(timestampField),
  /** The order's id in the system that made it. */
  externalId: z.nullable(z.string()),
  /** The submission that used it. */
  submissionId: z.nullable(z.number()),
});
export type Invitation = z.infer<typeof invitation>;

export const invitationOfJob = z.extend(invitation, { job: z.number() });
export type InvitationOfJob = z.infer<typeof invitationOfJob>;

/**
 * `link` is the candidate's own: with it anybody can answer in their place. Only the order returns it, and null once it
 * was withdrawn or used.
 */
export const invitationOrder = z.extend(invitationOfJob, { link: z.nullable(z.string()) });
export type InvitationOrder = z.infer<typeof invitationOrder>;
