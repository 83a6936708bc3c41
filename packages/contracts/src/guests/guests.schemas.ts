import * as z from 'zod/mini';
import { shownValue } from '../answers/answer-values.ts';
import { brand } from '../companies/companies.schemas.ts';
import { fieldMessages } from '../fields.messages.ts';
import { idField, nameField, timestampField, trimmedText } from '../fields.ts';
import { shownMedia } from '../question-media/question-media.schemas.ts';
import { commentField, momentField } from '../scorecards/scorecards.schemas.ts';
import { guestMessages as messages } from './guests.messages.ts';

export const mostCandidatesOfLink = 20;
/** Maximum of open links in one job. */
export const mostOpenLinks = 50;
/** Maximum lifetime of a link, days. */
export const guestLinkDays = [1, 3, 7, 14, 30] as const;
export const longestGuestName = 60;

export const newGuestLink = z.object({
  /** The recipient's name, for the company's team members. */
  purpose: trimmedText({
    required: messages.purposeMissing,
    shortest: 1,
    tooShort: messages.purposeMissing,
    longest: 100,
    tooLong: fieldMessages.tooLong,
  }),
  candidates: z
    .array(idField, messages.noCandidates)
    .check(
      z.minLength(1, messages.noCandidates),
      z.maxLength(mostCandidatesOfLink, messages.tooManyCandidates),
    ),
  showsNames: z.boolean(),
  days: z.literal(guestLinkDays),
});
export type NewGuestLink = z.infer<typeof newGuestLink>;

/** Maximum of open links to one result. */
export const mostResultLinks = 20;

/** A link to one submission, for another system. */
export const newResultLink = z.object({
  /** The recipient, for the company's team members; the name of the API token without one. */
  purpose: z.optional(newGuestLink.shape.purpose),
  showsNames: z.optional(z.boolean()),
  days: z.optional(z.literal(guestLinkDays)),
});
export type NewResultLink = z.infer<typeof newResultLink>;

export const guestLink = z.object({
  id: z.number(),
  purpose: z.string(),
  candidates: z.array(z.object({ id: z.number(), name: z.string() })),
  showsNames: z.boolean(),
  state: z.enum(['open', 'expired', 'revoked']),
  createdBy: z.string(),
  createdAt: timestampField,
  expiresAt: timestampField,
  /** When it was last opened; null for never. */
  openedAt: z.nullable(timestampField),
});
export type GuestLink = z.infer<typeof guestLink>;

/** The address holds the token, in its fragment; it is shown this once and not stored. */
export const createdGuestLink = z.object({ link: guestLink, address: z.string() });

export const guestComment = z.object({
  id: z.number(),
  responseId: z.number(),
  /** Seconds from the start of the answer. */
  second: z.number(),
  comment: z.string(),
  author: z.string(),
  createdAt: timestampField,
});
export type GuestComment = z.infer<typeof guestComment>;

export const guestAnswer = z.object({
  responseId: z.number(),
  /** The number of its question in the interview, from 1: questions without an answer count, too. */
  number: z.number(),
  question: z.string(),
  /** What the question shows besides its text. */
  media: z.optional(shownMedia),
  /** Seconds in the joined video; null where the answer is not part of it. */
  startsAt: z.nullable(z.number()),
  /** Seconds. */
  duration: z.nullable(z.number()),
  /** The answer itself where it is not recorded. */
  value: z.nullable(shownValue),
});
export type GuestAnswer = z.infer<typeof guestAnswer>;

/** Times are seconds from the start of the answer. */
const spokenWord = z.object({ word: z.string(), start: z.number(), end: z.number() });

/** Signed for this link, and refused as soon as that is revoked. */
export const guestVideo = z.object({
  url: z.string(),
  posterUrl: z.nullable(z.string()),
  /** Seconds. */
  duration: z.number(),
});

/** A candidate's transcript, word by word; the candidate's name is left out where the link shows none. */
export const guestTranscript = z.object({
  /** WebVTT of the joined video; null without recognized words or without transcription. */
  captions: z.nullable(z.string()),
  answers: z.array(z.object({ responseId: z.number(), words: z.array(spokenWord) })),
});
export type GuestTranscript = z.infer<typeof guestTranscript>;

/** A candidate as a guest sees one: without a name where the link shows none, and never more than this. */
export const guestCandidate = z.object({
  /** The position in the link, from 1; it stays the same when another candidate is erased. */
  number: z.number(),
  name: z.nullable(z.string()),
  /** null until the answers are joined. */
  video: z.nullable(guestVideo),
  answers: z.array(guestAnswer),
});
export type GuestCandidate = z.infer<typeof guestCandidate>;

export const guestView = z.object({
  company: brand,
  jobTitle: z.string(),
  expiresAt: timestampField,
  candidates: z.array(guestCandidate),
  /** Comments made through this link; neither colleagues' comments nor stars. */
  comments: z.array(guestComment),
});
export type GuestView = z.infer<typeof guestView>;

export const newGuestComment = z.object({
  /** The name that the guest chose. */
  name: nameField({
    required: messages.nameMissing,
    shortest: 1,
    tooShort: messages.nameMissing,
    longest: longestGuestName,
    tooLong: fieldMessages.tooLong,
  }),
  responseId: idField,
  second: momentField,
  comment: commentField,
});
export type NewGuestComment = z.infer<typeof newGuestComment>;

export const signedGuestMedia = {
  params: z.object({ linkId: idField, fileId: idField }),
  querystring: z.object({
    /** Seconds since 1970, UTC. */
    expires: z.string().check(z.regex(/^\d{1,12}$/)),
    signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  }),
};
