import * as z from 'zod/mini';
import { takeIdField as uuid } from '../recordings/take-id.ts';
import { valueFormats } from './answer-formats.ts';
import { answerValue } from './answer-values.ts';

/** More time than the limit of a question with all extra time. */
const mostSeconds = 24 * 60 * 60;
const mostAttempts = 1000;
const mostSequence = 1_000_000;

/** From 1; each one has the whole time limit again. */
const attempt = z.number().check(z.int(), z.minimum(1), z.maximum(mostAttempts));

/** How much later than its time limit an answer may arrive and count as in time, seconds. */
export const arrivalTolerance = 15;

/** The begun answer to a question, which nobody but its candidate sees. */
export const answerDraft = z.object({
  questionId: z.number(),
  attempt: z.number(),
  /** Of the last change that is stored; a change with a lower or equal one is not. */
  sequence: z.number(),
  /** Counted by the clock of the server; 0: the time is over, null: there is no limit. */
  secondsLeft: z.nullable(z.number()),
  /** It has become the answer, and a change needs another attempt. */
  isUsed: z.boolean(),
  value: answerValue,
});
export type AnswerDraft = z.infer<typeof answerDraft>;

export const startedAnswer = z.object({ format: z.enum(valueFormats), attempt });
export type StartedAnswer = z.infer<typeof startedAnswer>;

export const changedDraft = z.object({
  attempt,
  /** One more with each change. */
  sequence: z.number().check(z.int(), z.minimum(1), z.maximum(mostSequence)),
  /** Since the attempt was started, without the time after its end. */
  seconds: z.number().check(z.minimum(0), z.maximum(mostSeconds)),
  value: answerValue,
  /** The number of the stored change that this one continues, as far as its writer knows. */
  after: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(mostSequence))),
  /** The id of the page that writes: a change that continues another one replaces only changes of the same page. */
  writer: z.optional(uuid),
});
export type ChangedDraft = z.infer<typeof changedDraft>;
