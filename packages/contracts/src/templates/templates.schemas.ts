import * as z from 'zod/mini';
import { shownFormats } from '../answers/answer-formats.ts';
import { idField } from '../fields.ts';
import { jobMessages } from '../jobs/jobs.messages.ts';
import {
  employmentTypes,
  jobDescriptionField,
  jobTitleField,
  questionInput,
  questionList,
} from '../jobs/jobs.schemas.ts';
import { textOf } from '../message.ts';
import { templateCategoryNames } from './templates.messages.ts';

/** The categories of the catalog, by a key that also chooses their icon; their ids are their places from 1. */
export const templateCategoryKeys = [
  'technology',
  'executive',
  'sales',
  'hr',
  'finance',
  'operations',
] as const;
export type TemplateCategoryKey = (typeof templateCategoryKeys)[number];

/** The name of a category in the language of the reader. */
export function templateCategoryName(category: TemplateCategoryKey): string {
  return textOf(templateCategoryNames[category]);
}

/** The categories, with their names in the language of the reader. */
export function templateCategories(): { id: number; slug: TemplateCategoryKey; name: string }[] {
  return templateCategoryKeys.map((slug, index) => ({
    id: index + 1,
    slug,
    name: templateCategoryName(slug),
  }));
}

/** Default page size. */
export const templatePageSize = 9;
/** Maximum of a company's own templates. */
export const mostOwnTemplates = 200;

export const templateCategory = z.object({
  id: z.number(),
  slug: z.enum(templateCategoryKeys),
  name: z.string(),
});

export const templateQuestion = z.object({
  question: z.string(),
  /** Seconds. */
  time_limit: z.number(),
  required: z.boolean(),
  formats: shownFormats,
  /** From 1. */
  order: z.number(),
});

export const jobTemplate = z.object({
  id: z.number(),
  title: z.string(),
  /** One line for choosing; in a company's own template the first sentence of the description. */
  summary: z.string(),
  /** The text for candidates. */
  description: z.string(),
  category: templateCategory,
  category_id: z.enum(templateCategoryKeys),
  employment_type: z.enum(employmentTypes),
  /** Part of the built-in catalog; else the company's own. */
  is_standard: z.boolean(),
  questions: z.array(templateQuestion),
});
export type JobTemplate = z.infer<typeof jobTemplate>;

/** A job's title, description, type and questions become a template. */
export const newTemplate = z.object({
  job: idField,
  category: z.enum(templateCategoryKeys, jobMessages.categoryRequired),
});

/** Omitted fields stay; questions are replaced all together, in their order. */
export const templateChanges = z.object({
  title: z.optional(jobTitleField),
  description: z.optional(jobDescriptionField),
  category: z.optional(z.enum(templateCategoryKeys, jobMessages.categoryRequired)),
  employment_type: z.optional(z.enum(employmentTypes, jobMessages.typeRequired)),
  questions: z.optional(questionList(z.omit(questionInput, { media: true }))),
});
export type TemplateChanges = z.infer<typeof templateChanges>;
