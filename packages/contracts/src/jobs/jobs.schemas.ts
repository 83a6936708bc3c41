import * as z from 'zod/mini';
import { questionFormats, shownFormats } from '../answers/answer-formats.ts';
import { idField, nameField, text, timestampField, trimmedText } from '../fields.ts';
import { mediaField } from '../question-media/question-media.schemas.ts';
import { criteriaInput } from '../scorecards/scorecards.schemas.ts';
import { jobDetails, shownJobDetails } from './job-details.schemas.ts';
import { jobOrigin } from './job-origin.schemas.ts';
import { jobMessages } from './jobs.messages.ts';
import { jobTeamInput } from './team/job-team.schemas.ts';

export const jobStatuses = ['draft', 'active', 'paused', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The allowed next statuses; the screen offers and the server accepts nothing else. */
export const jobStatusChanges: Record<JobStatus, readonly JobStatus[]> = {
  active: ['paused', 'closed'],
  paused: ['active', 'closed'],
  draft: ['active'],
  closed: ['active'],
};

/** May a job change from one status to the other? Setting the current status changes nothing and is always allowed. */
export function mayChangeStatus(from: JobStatus, to: JobStatus): boolean {
  return from === to || jobStatusChanges[from].includes(to);
}

export const employmentTypes = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** Seconds that the form offers for an answer; the server accepts any from 30 to 600. */
export const timeLimitChoices = [60, 120, 180, 300] as const;
export const defaultTimeLimitSeconds = 120;
export const mostQuestions = 20;
export const defaultExperience = 'mid';
export const defaultCurrency = 'USD';
export const shareTokenLength = 12;
/** Longest title. */
export const jobTitleLength = 100;

export const jobTitleField = nameField({
  required: jobMessages.titleRequired,
  shortest: 3,
  tooShort: jobMessages.titleTooShort,
  longest: jobTitleLength,
  tooLong: jobMessages.titleTooLong,
});

export const jobDescriptionField = trimmedText({
  required: jobMessages.descriptionRequired,
  shortest: 10,
  tooShort: jobMessages.descriptionTooShort,
  longest: 2000,
  tooLong: jobMessages.descriptionTooLong,
});

export const questionInput = z.object({
  question: trimmedText({
    required: jobMessages.questionRequired,
    shortest: 5,
    tooShort: jobMessages.questionTooShort,
    longest: 500,
    tooLong: jobMessages.questionTooLong,
  }),
  /** Seconds. */
  time_limit: z
    .number(jobMessages.timeLimitRequired)
    .check(
      z.int(jobMessages.timeLimitRequired),
      z.minimum(30, jobMessages.timeLimitTooShort),
      z.maximum(600, jobMessages.timeLimitTooLong),
    ),
  required: z.boolean(),
  /** Left out: video in a new question, and as it was in an existing one. */
  formats: z.optional(questionFormats),
  /**
   * The id of the file that it shows (`POST /api/question-media`); null for none. Left out, an existing question keeps
   * its own.
   */
  media: z.optional(mediaField),
});
export type QuestionInput = z.infer<typeof questionInput>;

/** The choices for `experience`; the server accepts any short text. */
export const experienceLevels = ['entry', 'mid', 'senior', 'lead', 'executive'] as const;
export const experienceField = text(50);
export const currencyField = z.string().check(z.regex(/^[A-Z]{3}$/, jobMessages.currencyInvalid));

/** Pools of one job. */
export const mostPools = 10;

/**
 * The pools of a job; a question names its own by its place here, from 1. An interview asks `draw` of its questions.
 */
export const questionPool = z.object({
  draw: z
    .number(jobMessages.drawInvalid)
    .check(
      z.int(jobMessages.drawInvalid),
      z.minimum(1, jobMessages.drawInvalid),
      z.maximum(mostQuestions - 1, jobMessages.drawInvalid),
    ),
});
export type QuestionPool = z.infer<typeof questionPool>;
export const questionPools = z.array(questionPool).check(z.maxLength(mostPools, jobMessages.tooManyPools));

/** Does each pool have more questions than it draws, and each question a pool that there is? */
export function arePoolsFit(
  questions: readonly { pool?: number | null | undefined }[],
  pools: readonly QuestionPool[],
): boolean {
  const sizes = pools.map((_, index) => questions.filter(({ pool }) => pool === index + 1).length);
  return (
    pools.every(({ draw }, index) => draw < (sizes[index] ?? 0)) &&
    questions.every(({ pool }) => (pool ?? 0) <= pools.length)
  );
}

/** What a question has besides its content, as part of a job. */
const inJob = {
  /** The question of the library that it is a copy of; null and unknown ones: none. */
  libraryQuestion: z.optional(
    z.nullable(z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))),
  ),
  /** Its place in `pools`, from 1; null: asked in every interview. */
  pool: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(mostPools)))),
};

/** A question of a new job. */
export const newJobQuestion = z.extend(questionInput, inJob);
export type NewJobQuestion = z.infer<typeof newJobQuestion>;

/** A question of a changed job: with its id it is the existing one, without one (or with a made-up one) it is new. */
export const changedQuestion = z.extend(newJobQuestion, { id: z.optional(z.union([idField, text(50)])) });
export type ChangedQuestion = z.infer<typeof changedQuestion>;

/** 1 to 20 questions. */
export const questionList = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, jobMessages.noQuestions)
    .check(z.minLength(1, jobMessages.noQuestions), z.maxLength(mostQuestions, jobMessages.tooManyQuestions));

export const shareTokenPattern = new RegExp(`^[A-Za-z0-9]{${shareTokenLength}}$`);

export const jobInput = z.extend(z.partial(z.extend(jobDetails, jobOrigin.shape)), {
  title: jobTitleField,
  description: jobDescriptionField,
  type: z._default(z.enum(employmentTypes, jobMessages.typeRequired), 'full-time'),
  experience: z._default(experienceField, defaultExperience),
  currency: z._default(currencyField, defaultCurrency),
  /** A job starts as draft or is published at once. */
  status: z._default(z.enum(['draft', 'active']), 'draft'),
  questions: questionList(newJobQuestion),
  /** Each must have more questions than it draws. */
  pools: z.optional(questionPools),
  /** Does the job's own link begin interviews? With `false` only personal invitations do. */
  sharedLink: z.optional(z.boolean()),
  /** The people who see it from the start; left out: everyone. The person who creates it is always a member. */
  team: z.optional(jobTeamInput),
  /** The criteria of its scorecard. Left out: the default ones, and those of its library questions. */
  criteria: z.optional(criteriaInput.shape.criteria),
  /** Generated by the server when it is left out. */
  shareToken: z.optional(z.string().check(z.regex(shareTokenPattern, jobMessages.shareTokenInvalid))),
});
export type JobInput = z.infer<typeof jobInput>;

export const jobChanges = z.extend(z.partial(jobDetails), {
  title: z.optional(jobTitleField),
  description: z.optional(jobDescriptionField),
  type: z.optional(z.enum(employmentTypes, jobMessages.typeRequired)),
  experience: z.optional(experienceField),
  currency: z.optional(currencyField),
  status: z.optional(z.enum(jobStatuses)),
  sharedLink: z.optional(z.boolean()),
  /** All of them, in their order; those left out are removed. */
  questions: z.optional(questionList(changedQuestion)),
  /** All of them; each must have more questions than it draws. */
  pools: z.optional(questionPools),
  /** The `updatedAt` of the job that the person saw. When it has changed since, the answer is 409. */
  updatedAt: z.optional(timestampField),
});
export type JobChanges = z.infer<typeof jobChanges>;

export const question = z.object({
  id: z.number(),
  question: z.string(),
  /** Seconds; `duration` is the same under the name that the interview reads. */
  time_limit: z.number(),
  duration: z.number(),
  required: z.boolean(),
  isRequired: z.boolean(),
  /** The ways to answer it, of which a candidate chooses one; each with its limits. */
  formats: shownFormats,
  /** The id of the file that it shows (`GET /api/question-media/:id`). */
  media: z.nullable(z.number()),
  /** From 1. */
  order: z.number(),
  /** The question of the library that it is a copy of. */
  libraryQuestion: z.nullable(z.number()),
  /** Its place in the job's `pools`, from 1; null: asked in every interview. */
  pool: z.nullable(z.number()),
  createdAt: timestampField,
  /** A question whose text changes becomes another one, with a new id and times; its place may change. */
  updatedAt: timestampField,
});
export type Question = z.infer<typeof question>;

export const job = z.extend(shownJobDetails, {
  id: z.number(),
  title: z.string(),
  description: z.string(),
  type: z.enum(employmentTypes),
  experience: z.string(),
  currency: z.string(),
  status: z.enum(jobStatuses),
  shareToken: z.string(),
  sharedLink: z.boolean(),
  /** Do only its hiring team and those who manage the company see it? */
  teamOnly: z.boolean(),
  createdAt: timestampField,
  updatedAt: timestampField,
  questionCount: z.number(),
  /** An interview asks only some questions of each pool. */
  pools: questionPools,
  /** Finished submissions; interviews begun and not submitted do not count. */
  submissionCount: z.number(),
  questions: z.optional(z.array(question)),
  createdBy: z.optional(z.nullable(z.object({ id: z.number(), username: z.string(), email: z.string() }))),
});
export type Job = z.infer<typeof job>;

/** The answer to its creation or change. */
export const savedJob = z.extend(job, {
  /** Criteria of new questions of the library for which the scorecard has no room; absent without any. */
  omittedCriteria: z.optional(z.array(z.string())),
});
export type SavedJob = z.infer<typeof savedJob>;
