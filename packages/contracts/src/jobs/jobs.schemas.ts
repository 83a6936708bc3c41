import * as z from 'zod/mini';
import { idField, nameField, text, timestampField, trimmedText } from '../fields.ts';
import { jobDetails, shownJobDetails } from './job-details.schemas.ts';
import { jobOrigin } from './job-origin.schemas.ts';
import { jobMessages } from './jobs.messages.ts';

export const jobStatuses = ['draft', 'active', 'paused', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** Which status may follow which (spec 2 §4); the screen offers and the server allows nothing else. */
export const jobStatusChanges: Record<JobStatus, readonly JobStatus[]> = {
  active: ['paused', 'closed'],
  paused: ['active', 'closed'],
  draft: ['active'],
  closed: ['active'],
};

/** May a job of the one status be given the other? Saying again what it is changes nothing and is always allowed. */
export function mayChangeStatus(from: JobStatus, to: JobStatus): boolean {
  return from === to || jobStatusChanges[from].includes(to);
}

export const employmentTypes = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** Seconds a person can choose for an answer; the server takes any from 30 to 600 (spec 2 §5). */
export const timeLimitChoices = [60, 120, 180, 300] as const;
export const defaultTimeLimitSeconds = 120;
export const mostQuestions = 20;
export const defaultExperience = 'mid';
export const defaultCurrency = 'USD';
export const shareTokenLength = 12;

export const jobTitleField = nameField({
  required: 'Job title is required',
  shortest: 3,
  tooShort: 'Job title must be at least 3 characters long',
  longest: 100,
  tooLong: 'Job title must be less than 100 characters',
});

export const jobDescriptionField = trimmedText({
  required: 'Job description is required',
  shortest: 10,
  tooShort: 'Job description must be at least 10 characters long',
  longest: 2000,
  tooLong: 'Job description must be less than 2000 characters',
});

export const questionInput = z.object({
  question: trimmedText({
    required: 'Question is required',
    shortest: 5,
    tooShort: 'Question must be at least 5 characters',
    longest: 500,
    tooLong: 'Question must be less than 500 characters',
  }),
  /** Seconds. */
  time_limit: z
    .number('Time limit is required')
    .check(
      z.int('Time limit is required'),
      z.minimum(30, 'Time limit must be at least 30 seconds'),
      z.maximum(600, 'Time limit must be less than 10 minutes'),
    ),
  required: z.boolean(),
});
export type QuestionInput = z.infer<typeof questionInput>;

/** What `experience` is chosen from; the server takes any short text. */
export const experienceLevels = ['entry', 'mid', 'senior', 'lead', 'executive'] as const;
export const experienceField = text(50);
export const currencyField = z.string().check(z.regex(/^[A-Z]{3}$/, 'Currency must be a three-letter code'));

/** A question of a changed job: with its id it is the one there was, without (or with a made-up one) it is new. */
export const changedQuestion = z.extend(questionInput, { id: z.optional(z.union([idField, text(50)])) });
export type ChangedQuestion = z.infer<typeof changedQuestion>;

/** 1 to 20 of them (spec 2 §5). */
export const questionList = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, jobMessages.noQuestions)
    .check(z.minLength(1, jobMessages.noQuestions), z.maxLength(mostQuestions, jobMessages.tooManyQuestions));

export const shareTokenPattern = new RegExp(`^[A-Za-z0-9]{${shareTokenLength}}$`);

export const jobInput = z.extend(z.partial(z.extend(jobDetails, jobOrigin.shape)), {
  title: jobTitleField,
  description: jobDescriptionField,
  type: z._default(z.enum(employmentTypes, 'Employment type is required'), 'full-time'),
  experience: z._default(experienceField, defaultExperience),
  currency: z._default(currencyField, defaultCurrency),
  /** A job starts as draft or is published at once. */
  status: z._default(z.enum(['draft', 'active']), 'draft'),
  questions: questionList(questionInput),
  /** Made by the server when it is left out. */
  shareToken: z.optional(z.string().check(z.regex(shareTokenPattern, 'Invalid share token'))),
});
export type JobInput = z.infer<typeof jobInput>;

export const jobChanges = z.extend(z.partial(jobDetails), {
  title: z.optional(jobTitleField),
  description: z.optional(jobDescriptionField),
  type: z.optional(z.enum(employmentTypes, 'Employment type is required')),
  experience: z.optional(experienceField),
  currency: z.optional(currencyField),
  status: z.optional(z.enum(jobStatuses)),
  /** All of them, in their order; those left out are removed. */
  questions: z.optional(questionList(changedQuestion)),
  /** The job's `updatedAt` as the person saw it. When it has changed since, the answer is 409. */
  updatedAt: z.optional(timestampField),
});
export type JobChanges = z.infer<typeof jobChanges>;

export const question = z.object({
  id: z.number(),
  question: z.string(),
  /** Seconds; `duration` says the same under the name that the interview reads (spec 1 §3). */
  time_limit: z.number(),
  duration: z.number(),
  required: z.boolean(),
  isRequired: z.boolean(),
  /** From 1. */
  order: z.number(),
  createdAt: timestampField,
  /** A question whose words change is another one, with an id and times of its own; its place may change. */
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
  createdAt: timestampField,
  updatedAt: timestampField,
  questionCount: z.number(),
  /** Finished submissions; interviews begun and not submitted do not count. */
  submissionCount: z.number(),
  questions: z.optional(z.array(question)),
  createdBy: z.optional(z.nullable(z.object({ id: z.number(), username: z.string(), email: z.string() }))),
});
export type Job = z.infer<typeof job>;
