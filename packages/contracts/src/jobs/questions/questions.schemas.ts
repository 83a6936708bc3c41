import * as z from 'zod/mini';
import { idField } from '../../fields.ts';
import { jobStatuses, mostQuestions, question, questionInput } from '../jobs.schemas.ts';

/** A question by itself; `job` only when populated. */
export const listedQuestion = z.extend(question, {
  jobId: z.number(),
  job: z.optional(z.object({ id: z.number(), title: z.string(), status: z.enum(jobStatuses) })),
});
export type ListedQuestion = z.infer<typeof listedQuestion>;

/** A position among the questions, from 1. */
const order = z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(mostQuestions)));

export const newQuestion = z.extend(questionInput, { job: idField, order });
export type NewQuestion = z.infer<typeof newQuestion>;

/** Omitted fields stay. */
export const questionChanges = z.extend(z.partial(questionInput), { order });
export type QuestionChanges = z.infer<typeof questionChanges>;
