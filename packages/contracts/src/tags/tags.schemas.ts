import * as z from 'zod/mini';
import { idField, nameField } from '../fields.ts';
import { tagMessages as messages } from './tags.messages.ts';

/** Tags of a company; few enough for a menu to offer all of them. */
export const mostTags = 200;
/** Tags of one submission. */
export const mostTagsOfSubmission = 20;
export const longestTagName = 40;

/** Each has its own look in both themes; the name says what a tag means. */
export const tagColors = ['gray', 'green', 'blue', 'amber', 'red'] as const;
export type TagColor = (typeof tagColors)[number];

export const tagInput = z.object({
  /** One among the company’s tags, whatever its case. */
  name: nameField({
    required: messages.nameRequired,
    shortest: 1,
    tooShort: messages.nameRequired,
    longest: longestTagName,
    tooLong: messages.nameTooLong,
  }),
  color: z.enum(tagColors),
});
export type TagInput = z.infer<typeof tagInput>;

export const tag = z.object({ id: z.number(), name: z.string(), color: z.enum(tagColors) });
export type Tag = z.infer<typeof tag>;

export const usedTag = z.extend(tag, {
  /** How many submissions have it. */
  candidates: z.number(),
});
export type UsedTag = z.infer<typeof usedTag>;

export const tagOfSubmission = z.object({ id: idField, tagId: idField });
