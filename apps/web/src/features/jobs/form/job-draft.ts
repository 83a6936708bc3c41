import {
  defaultTimeLimitSeconds,
  employmentTypes,
  jobInput,
  type QuestionInput,
} from '@nimble/contracts/jobs';
import * as z from 'zod/mini';
import { jobFormMessages } from '../messages.ts';

/** What a job is about (spec 2 §5): the contract's fields, each one given. */
export const jobInformation = z.object({
  title: jobInput.shape.title,
  description: jobInput.shape.description,
  type: z.enum(employmentTypes, 'Employment type is required'),
});
export type JobInformation = z.infer<typeof jobInformation>;

/** What the custom form asks for. */
export const jobDraft = z.extend(jobInformation, { questions: jobInput.shape.questions });
export type JobDraft = z.infer<typeof jobDraft>;

/** A new custom form (spec 2 §3). */
export function emptyDraft(): JobDraft {
  return {
    title: '',
    description: '',
    type: 'full-time',
    questions: [
      { question: jobFormMessages.firstQuestion, time_limit: defaultTimeLimitSeconds, required: true },
    ],
  };
}

/** What "Add Question" adds (spec 2 §3). */
export function addedQuestion(): QuestionInput {
  return { question: jobFormMessages.newQuestion, time_limit: defaultTimeLimitSeconds, required: false };
}

/** Seconds that a candidate may speak when every answer uses its limit. */
export function totalAnsweringSeconds(questions: readonly Pick<QuestionInput, 'time_limit'>[]): number {
  return questions.reduce((total, { time_limit }) => total + time_limit, 0);
}
