import * as z from 'zod/mini';
import { text, timestampField } from '../fields.ts';
import { languageField } from '../languages.schemas.ts';

/** Limits of an interview's settings. */
export const mostRetakes = 20;
export const longestThinkingSeconds = 300;
export const largestMaxSubmissions = 100_000;

const noteField = (longest: number, what: string) =>
  z.nullable(text(longest, `${what} must be at most ${longest} characters`).check(z.trim()));

/** A whole number between two bounds, or null for no limit. */
const countField = (least: number, most: number, error: string) =>
  z.nullable(z.number(error).check(z.int(error), z.minimum(least, error), z.maximum(most, error)));

/** The fields of the form's advanced section; null is no value or no limit. */
export const jobDetails = z.object({
  department: noteField(100, 'Department'),
  location: noteField(100, 'Location'),
  requirements: noteField(2000, 'Requirements'),
  benefits: noteField(2000, 'Benefits'),
  salary: noteField(100, 'Salary'),
  /** The text that candidates read first. */
  welcome: noteField(1000, 'The welcome text'),
  /** Of the pages and emails for candidates; null is that of the company. */
  language: z.nullable(languageField),
  /** ISO 8601, UTC. Afterwards the link is closed; an interview begun before it may be finished. */
  deadline: z.nullable(z.iso.datetime({ offset: true, error: 'Deadline must be a date' })),
  /** After this many submissions no other candidate can begin. */
  maxSubmissions: countField(
    1,
    largestMaxSubmissions,
    `Maximum submissions must be a whole number from 1 to ${largestMaxSubmissions}`,
  ),
  /** How often an answer may be recorded again. */
  retakes: countField(0, mostRetakes, `Retakes must be a whole number from 0 to ${mostRetakes}`),
  /** Seconds between showing a question and recording. */
  thinkingTime: z
    .number('Thinking time must be a number of seconds')
    .check(
      z.int('Thinking time must be a number of seconds'),
      z.minimum(0, 'Thinking time cannot be negative'),
      z.maximum(longestThinkingSeconds, `Thinking time must be at most ${longestThinkingSeconds} seconds`),
    ),
});
export type JobDetails = z.infer<typeof jobDetails>;

/** The same as in answers. */
export const shownJobDetails = z.object({
  department: z.nullable(z.string()),
  location: z.nullable(z.string()),
  requirements: z.nullable(z.string()),
  benefits: z.nullable(z.string()),
  salary: z.nullable(z.string()),
  welcome: z.nullable(z.string()),
  language: z.nullable(languageField),
  deadline: z.nullable(timestampField),
  maxSubmissions: z.nullable(z.number()),
  retakes: z.nullable(z.number()),
  thinkingTime: z.number(),
});
