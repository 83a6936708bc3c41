import * as z from 'zod/mini';
import { text, timestampField } from '../fields.ts';
import { languageField } from '../languages.schemas.ts';
import type { Message } from '../message.ts';
import { mediaField } from '../question-media/question-media.schemas.ts';
import { jobMessages as messages } from './jobs.messages.ts';

/** Limits of an interview's settings. */
export const mostRetakes = 20;
export const longestThinkingSeconds = 300;
export const largestMaxSubmissions = 100_000;

const noteField = (longest: number, tooLong: Message) => z.nullable(text(longest, tooLong).check(z.trim()));

/** A whole number between two bounds, or null for no limit. */
const countField = (least: number, most: number, error: Message) =>
  z.nullable(z.number(error).check(z.int(error), z.minimum(least, error), z.maximum(most, error)));

/** The fields of the form's advanced section; null is no value or no limit. */
export const jobDetails = z.object({
  department: noteField(100, messages.departmentTooLong),
  location: noteField(100, messages.locationTooLong),
  requirements: noteField(2000, messages.requirementsTooLong),
  benefits: noteField(2000, messages.benefitsTooLong),
  salary: noteField(100, messages.salaryTooLong),
  /** The text that candidates read first. */
  welcome: noteField(1000, messages.welcomeTooLong),
  /** The file that candidates see beside it (`POST /api/question-media`), such as a video. */
  welcomeMedia: mediaField,
  /** The file that they see after they have submitted. */
  closingMedia: mediaField,
  /** The language of pages and emails for candidates; null is that of the company. */
  language: z.nullable(languageField),
  /** ISO 8601, UTC. Afterwards the link is closed; an interview begun before it may be finished. */
  deadline: z.nullable(z.iso.datetime({ offset: true, ...messages.deadlineInvalid })),
  /** After this many submissions no other candidate can begin. */
  maxSubmissions: countField(1, largestMaxSubmissions, messages.maxSubmissionsInvalid),
  /** How often an answer may be recorded again. */
  retakes: countField(0, mostRetakes, messages.retakesInvalid),
  /** Seconds between showing a question and recording. */
  thinkingTime: z
    .number(messages.thinkingTimeInvalid)
    .check(
      z.int(messages.thinkingTimeInvalid),
      z.minimum(0, messages.thinkingTimeNegative),
      z.maximum(longestThinkingSeconds, messages.thinkingTimeTooLong),
    ),
  /** Can candidates read all questions before they start? */
  questionsInAdvance: z.boolean(),
  /**
   * Are the time limits of the questions off? A recording still ends after 30 minutes. For interviews begun from now
   * on.
   */
  untimed: z.boolean(),
  /** Must every question allow another way to answer than video? null: as the company promises. */
  videoNeverRequired: z.nullable(z.boolean()),
});
export type JobDetails = z.infer<typeof jobDetails>;

/** The same in answers, without limits: those of stored values may have been others. The type demands each field. */
export const shownJobDetails = z.object({
  department: z.nullable(z.string()),
  location: z.nullable(z.string()),
  requirements: z.nullable(z.string()),
  benefits: z.nullable(z.string()),
  salary: z.nullable(z.string()),
  welcome: z.nullable(z.string()),
  /** The ids of files (`GET /api/question-media/:id`). */
  welcomeMedia: z.nullable(z.number()),
  closingMedia: z.nullable(z.number()),
  language: z.nullable(languageField),
  deadline: z.nullable(timestampField),
  maxSubmissions: z.nullable(z.number()),
  retakes: z.nullable(z.number()),
  thinkingTime: z.number(),
  questionsInAdvance: z.boolean(),
  untimed: z.boolean(),
  videoNeverRequired: z.nullable(z.boolean()),
} satisfies Record<keyof JobDetails, z.ZodMiniType>);
