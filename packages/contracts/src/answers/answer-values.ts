import * as z from 'zod/mini';
import { text } from '../fields.ts';
import type { ValueFormat } from './answer-formats.ts';
import { longestTextAnswer } from './answer-formats.ts';
import { answerMessages } from './answers.messages.ts';

/** Of a text in UTF-16 units, of which a character takes at most two. */
export const longestTextUnits = 2 * longestTextAnswer;

/** What is stored of an answer that is not recorded. */
const answerValues = {
  text: z.object({ format: z.literal('text'), text: text(longestTextUnits, answerMessages.textTooLong) }),
} as const satisfies Record<ValueFormat, z.ZodMiniType>;

export const answerValue = z.discriminatedUnion('format', [answerValues.text]);
export type AnswerValue = z.infer<typeof answerValue>;

/** How long a candidate took for an answer that is not recorded. */
export const answerTiming = z.object({
  /** Seconds, as the candidate's browser measured them. */
  seconds: z.number(),
  /** The answer reached the server after its time limit, by the clock of the server. */
  isLate: z.boolean(),
});
export type AnswerTiming = z.infer<typeof answerTiming>;

/** An answer that is not recorded, as it is read. */
const shownValues = {
  text: z.extend(answerTiming, {
    format: z.literal('text'),
    text: z.string(),
    characters: z.number(),
    words: z.number(),
  }),
} as const satisfies Record<ValueFormat, z.ZodMiniType>;

export const shownValue = z.discriminatedUnion('format', [shownValues.text]);
export type ShownValue = z.infer<typeof shownValue>;

/** Characters as people count them at most: a letter with its accents may be more than one. */
export function countCharacters(written: string): number {
  let count = 0;
  for (const _character of written) count += 1;
  return count;
}

/** What stands between white space. */
export function countWords(written: string): number {
  return written.match(/\S+/g)?.length ?? 0;
}

/** The same value with what is counted in it. */
export function showValue(value: AnswerValue, timing: AnswerTiming): ShownValue {
  return {
    ...timing,
    ...value,
    characters: countCharacters(value.text),
    words: countWords(value.text),
  };
}
