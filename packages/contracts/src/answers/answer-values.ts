import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { answeredFile } from './answer-files.schemas.ts';
import type { UnrecordedFormat, ValueFormat } from './answer-formats.ts';
import { longestTextAnswer } from './answer-formats.ts';
import { answerMessages } from './answers.messages.ts';
import { choiceValue, keptChoice } from './values/choice.ts';
import { dateValue, keptDate } from './values/date.ts';
import { keptNumber, numberValue } from './values/number.ts';

/** In UTF-16 units; a character takes at most two. */
export const longestTextUnits = 2 * longestTextAnswer;

/** An answer that is not recorded as its candidate gives it, begun or whole. */
const answerValues = {
  text: z.object({ format: z.literal('text'), text: text(longestTextUnits, answerMessages.textTooLong) }),
  choice: choiceValue,
  number: numberValue,
  date: dateValue,
} as const satisfies Record<ValueFormat, z.ZodMiniType>;

export const answerValue = z.discriminatedUnion('format', [
  answerValues.text,
  answerValues.choice,
  answerValues.number,
  answerValues.date,
]);
export type AnswerValue = z.infer<typeof answerValue>;
export type ValueOf<Format extends ValueFormat> = Extract<AnswerValue, { format: Format }>;

/** An answer by file. */
const answeredFiles = z.object({ format: z.literal('file'), files: z.array(answeredFile) });
export type AnsweredFiles = z.infer<typeof answeredFiles>;

/** The same as it is kept once it is used: whole, and readable without its question. */
const keptValues = {
  text: answerValues.text,
  choice: keptChoice,
  number: keptNumber,
  date: keptDate,
  file: answeredFiles,
} as const satisfies Record<UnrecordedFormat, z.ZodMiniType>;
export type KeptValue = z.infer<(typeof keptValues)[UnrecordedFormat]>;

/** How long a candidate took for an answer that is neither recorded nor a file. */
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
  choice: z.extend(answerTiming, keptValues.choice.shape),
  number: z.extend(answerTiming, keptValues.number.shape),
  date: z.extend(answerTiming, keptValues.date.shape),
  file: z.object({
    format: z.literal('file'),
    /** The addresses expire after some minutes; what they lead to is always downloaded, and never shown. */
    files: z.array(z.extend(answeredFile, { url: z.string() })),
  }),
} as const satisfies Record<UnrecordedFormat, z.ZodMiniType>;

export const shownValue = z.discriminatedUnion('format', [
  shownValues.text,
  shownValues.choice,
  shownValues.number,
  shownValues.date,
  shownValues.file,
]);
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
export function showValue(value: Exclude<KeptValue, AnsweredFiles>, timing: AnswerTiming): ShownValue {
  if (value.format !== 'text') return { ...timing, ...value };
  return {
    ...timing,
    ...value,
    characters: countCharacters(value.text),
    words: countWords(value.text),
  };
}
