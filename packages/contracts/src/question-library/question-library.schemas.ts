import * as z from 'zod/mini';
import { nameField, timestampField } from '../fields.ts';
import { questionInput } from '../jobs/jobs.schemas.ts';
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

/** Each tag once, whatever its case, as it was first written. */
export function eachTagOnce(tags: readonly string[]): string[] {
  const known = new Set<string>();
  return tags.filter((each) => {
    const word = each.toLowerCase();
    return !known.has(word) && known.add(word);
  });
}

/** A job's question with its fields, but for the file that it shows. */
const content = z.omit(questionInput, { media: true });

/** The content is copied to jobs. */
export const libraryQuestionInput = z.object({
  content,
  tags: z
    .array(tag)
    .check(z.maxLength(mostTagsOfLibraryQuestion, messages.tooManyTags), z.overwrite(eachTagOnce)),
  /** Null: not rated. Pools are fairer among questions of one difficulty. */
  difficulty: z.nullable(z.enum(difficulties)),
});
export type LibraryQuestionInput = z.infer<typeof libraryQuestionInput>;

const person = z.nullable(z.object({ id: z.number(), name: z.string() }));

export const libraryQuestion = z.object({
  id: z.number(),
  content,
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
