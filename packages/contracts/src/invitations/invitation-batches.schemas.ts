import * as z from 'zod/mini';
import { text, timestampField } from '../fields.ts';
import { languageField } from '../languages.schemas.ts';
import { invitationMessages } from './invitations.messages.ts';
import { invitationFailures, invitationMessageField, invitationTerms } from './invitations.schemas.ts';

/** Rows of one list. */
export const mostListRows = 2000;
export const largestListBytes = 2 * 1024 * 1024;
/** Batches of a job that are listed, the newest first, and the failures that each names. */
export const mostListedBatches = 5;
export const mostListedFailures = 50;

/** What a column may hold; `deadline` takes a date or a number of days. */
const listFields = [
  'email',
  'name',
  'firstName',
  'lastName',
  'language',
  'deadline',
  'extraTime',
  'message',
  'source',
  'externalId',
] as const;
export type ListField = (typeof listFields)[number];

const listEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

/** Why a row is not invited. */
const rowProblems = [
  'address_missing',
  'address_invalid',
  'name_too_long',
  'formula',
  'language_unknown',
  'deadline_invalid',
  'deadline_in_past',
  'extra_time_invalid',
  'message_too_long',
  'message_has_link',
  'source_too_long',
  'external_id_too_long',
  'external_id_repeated',
  'external_id_taken',
  'repeated',
  'already_invited',
  'already_submitted',
] as const;
export type RowProblem = (typeof rowProblems)[number];

/** A CSV file, or a list of addresses; columns are recognized by their names in four languages. */
export const invitationList = z.object({
  /** The bytes of the file in Base64: UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs. */
  content: z
    .string(invitationMessages.listMissing)
    .check(
      z.minLength(1, invitationMessages.listMissing),
      z.maxLength(Math.ceil(largestListBytes / 3) * 4, invitationMessages.listTooLarge),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, invitationMessages.listMissing),
    ),
  message: z.optional(invitationMessageField),
  /** An IANA name: the time zone of dates in the list and of deadlines in the emails. UTC without one. */
  timeZone: z.optional(text(60)),
  sharesContact: z.optional(z.boolean()),
  /** For rows without a value of their own. */
  ...invitationTerms,
});
export type InvitationList = z.infer<typeof invitationList>;

const listRow = z.object({
  /** In the file. */
  line: z.number(),
  email: z.string(),
  name: z.nullable(z.string()),
  language: z.nullable(languageField),
  deadline: z.nullable(timestampField),
  daysToAnswer: z.nullable(z.number()),
  extraTime: z.number(),
  untimed: z.boolean(),
});

export const listPreview = z.object({
  encoding: z.enum(listEncodings),
  delimiter: z.enum([',', ';', '\t']),
  /** null: the column is not used. */
  columns: z.array(z.object({ header: z.string(), field: z.nullable(z.enum(listFields)) })),
  rows: z.number(),
  /** Rows that would be invited. */
  ready: z.number(),
  /** How many people the company may email now. */
  room: z.number(),
  /** How many more submissions its plan includes this month; null: no limit. Links of others turn candidates away. */
  submissionsLeft: z.nullable(z.number()),
  /** The first of those rows. */
  sample: z.array(listRow),
  /** The others, as they are in the file. */
  problems: z.array(
    z.object({
      line: z.number(),
      email: z.string(),
      cells: z.array(z.string()),
      problems: z.array(z.enum(rowProblems)),
    }),
  ),
});
export type ListPreview = z.infer<typeof listPreview>;

export const invitationBatch = z.object({
  id: z.number(),
  createdAt: timestampField,
  stoppedAt: z.nullable(timestampField),
  total: z.number(),
  sent: z.number(),
  waiting: z.number(),
  failed: z.number(),
  withdrawn: z.number(),
  /** The first that were not sent. */
  failures: z.array(
    z.object({
      id: z.number(),
      email: z.string(),
      name: z.nullable(z.string()),
      failure: z.enum(invitationFailures),
    }),
  ),
});
export type InvitationBatch = z.infer<typeof invitationBatch>;
