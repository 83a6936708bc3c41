import * as z from 'zod/mini';
import { eachTextOnce, nameField, timestampField } from '../fields.ts';
import { questionInput } from '../jobs/jobs.schemas.ts';
import { criteriaField } from '../scorecards/scorecards.schemas.ts';
import { questionLibraryMessages as messages } from './question-library.messages.ts';

/** Questions in the library of one company. */
export const mostLibraryQuestions = 1000;
export const mostTagsOfLibraryQuestion = 10;
export const longestLibraryTag = 40;
/** Default page size. */
export const libraryPageSize = 24;

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

const tag = nameField({
  required: messages.tagRequired,
  shortest: 1,
  tooShort: messages.tagRequired,
  longest: longestLibraryTag,
  tooLong: messages.tagTooLong,
});

/** The content is copied to jobs. */
export const libraryQuestionInput = z.object({
  /** A job's question with its fields. Its `media` is shared: copies show the same file. */
  content: questionInput,
  /**
   * For the scorecards of jobs that use it, which get those that they lack. Left out, a changed question keeps its own.
   */
  criteria: z.optional(criteriaField),
  tags: z
    .array(tag)
    .check(z.maxLength(mostTagsOfLibraryQuestion, messages.tooManyTags), z.overwrite(eachTextOnce)),
  /** Null: not rated. Pools are fairer among questions of one difficulty. */
  difficulty: z.nullable(z.enum(difficulties)),
});
export type LibraryQuestionInput = z.infer<typeof libraryQuestionInput>;

export const libraryQuestionChanges = z.extend(libraryQuestionInput, {
  /** The `updatedAt` of the question that the person saw. When it has changed since, the answer is 409. */
  updatedAt: z.optional(timestampField),
});
export type LibraryQuestionChanges = z.infer<typeof libraryQuestionChanges>;

const person = z.nullable(z.object({ id: z.number(), name: z.string() }));

export const libraryQuestion = z.object({
  id: z.number(),
  content: questionInput,
  criteria: z.array(z.string()),
  tags: z.array(z.string()),
  difficulty: z.nullable(z.enum(difficulties)),
  /** The jobs that have a copy of it now, of those that the caller sees. */
  uses: z.number(),
  /** Null when the person has left. */
  createdBy: person,
  updatedBy: person,
  createdAt: timestampField,
  updatedAt: timestampField,
});
export type LibraryQuestion = z.infer<typeof libraryQuestion>;

export const libraryTag = z.object({ tag: z.string(), questions: z.number() });
export type LibraryTag = z.infer<typeof libraryTag>;
