import * as z from 'zod/mini';
import { idField } from '../fields.ts';
import { interviewState } from '../interviews/interviews.schemas.ts';
import { route } from '../route.ts';
import { answerDraft, changedDraft, startedAnswer } from './answer-drafts.schemas.ts';

const params = z.object({ questionId: idField });
const draft = { 200: z.object({ data: answerDraft }) };

/**
 * Starts the time limit of an answer that is not recorded. The same attempt again answers what there is; the next one
 * needs a retake, starts the time again, and begins with what was written before.
 */
export const startAnswer = route({
  method: 'POST',
  url: '/api/interviews/current/answers/:questionId/draft',
  schema: {
    summary: 'Start an answer that is not recorded',
    params,
    body: z.object({ data: startedAnswer }),
    response: draft,
  },
  config: {
    access: 'candidate',
    refuses: [
      'answer.attempt_over',
      'answer.format_not_allowed',
      'answer.no_attempts_left',
      'interview.already_submitted',
      'recording.unknown_question',
    ],
  },
});

/** Stores a change unless a newer one is stored, and answers what is stored. */
export const saveDraft = route({
  method: 'PUT',
  url: '/api/interviews/current/answers/:questionId/draft',
  schema: {
    summary: 'Save the draft of an answer',
    params,
    body: z.object({ data: changedDraft }),
    response: draft,
  },
  config: {
    access: 'candidate',
    rateLimit: { max: 240, windowSeconds: 60 },
    refuses: ['answer.not_started', 'interview.already_submitted'],
  },
});

/**
 * "Use this answer": the value becomes the answer to its question, in place of an earlier one. Using the same twice
 * answers the same. What arrives after the time limit is used too, and is shown as late. An answer that ends the
 * interview submits it as it is, once the recordings before it were checked.
 */
export const acceptAnswer = route({
  method: 'POST',
  url: '/api/interviews/current/answers/:questionId',
  schema: {
    summary: 'Use an answer that is not recorded',
    params,
    body: z.object({ data: changedDraft }),
    response: { 200: z.object({ data: interviewState }) },
  },
  config: {
    access: 'candidate',
    refuses: [
      'answer.attempt_over',
      'answer.changed_elsewhere',
      'answer.date_out_of_range',
      'answer.empty',
      'answer.format_not_allowed',
      'answer.not_started',
      'answer.number_out_of_range',
      'answer.option_unknown',
      'answer.too_few_options',
      'answer.too_many_characters',
      'answer.too_many_decimals',
      'answer.too_many_options',
      'answer.too_many_words',
      'interview.already_submitted',
      'interview.answers_unchecked',
      'recording.unknown_question',
      'submission.email_taken',
    ],
  },
});
