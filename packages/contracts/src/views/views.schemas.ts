import * as z from 'zod/mini';
import { idField, nameField } from '../fields.ts';
import { candidateColumns, candidateFilters, submissionSorts } from '../submissions/candidate-list.ts';
import { viewMessages as messages } from './views.messages.ts';

/** Private views of a person. */
export const mostOwnViews = 50;
/** Shared views of a company. */
export const mostSharedViews = 100;
export const longestViewName = 60;

/** How the list of candidates is narrowed, sorted and shown. */
const content = {
  filters: candidateFilters,
  sort: z.enum(submissionSorts),
  columns: z.array(z.enum(candidateColumns)).check(
    z.maxLength(20),
    // In the order of the list, each once.
    z.overwrite((given) => candidateColumns.filter((column) => given.includes(column))),
  ),
};
export const viewContent = z.object(content);
export type ViewContent = z.infer<typeof viewContent>;

export const viewInput = z.object({
  name: nameField({
    required: messages.nameRequired,
    shortest: 1,
    tooShort: messages.nameRequired,
    longest: longestViewName,
    tooLong: messages.nameTooLong,
  }),
  /** With the company; otherwise only its owner sees it. */
  isShared: z.boolean(),
  ...content,
});
export type ViewInput = z.infer<typeof viewInput>;

/** What a view names and there is no more: a deleted job, stage or tag, or a part that an earlier version knew. */
export const goneParts = ['job', 'stage', 'tag', 'filter', 'sort', 'column'] as const;
export type GonePart = (typeof goneParts)[number];

export const savedView = z.object({
  id: z.number(),
  name: z.string(),
  isShared: z.boolean(),
  /** Null for a shared view whose owner has left. */
  owner: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** May the caller change and delete it? */
  mayChange: z.boolean(),
  /** Does the caller's list open with it? */
  isDefault: z.boolean(),
  ...content,
  /** These are left out of the other fields. */
  gone: z.array(z.enum(goneParts)),
});
export type SavedView = z.infer<typeof savedView>;

export const defaultView = z.object({
  /** Null: the list opens with all candidates. */
  view: z.nullable(idField),
});
