import * as z from 'zod/mini';

type Values = { answer?: number | undefined; answers?: readonly number[] };

const ofAnswer = (text: string) => (values: Values) =>
  values.answer === undefined ? text : `Answer ${values.answer}: ${text}`;

/** Why a step failed, by the code that is stored; the text is for people, in English. */
const texts = {
  'join.failed': () => 'The answers could not be joined into one video.',
  'poster.failed': () => 'No picture could be made of the video.',
  'waveform.failed': () => 'The loudness of the video could not be measured.',
  'resume.failed': () => 'The text of the resume could not be read.',
  'insights.failed': () => 'The insights could not be computed.',
  'insights.model_failed': () =>
    'The language model gave no usable answer. What was measured is not touched by it.',
  'insights.model_key': () =>
    "The language model's service refuses the key. Who runs Nimble can set another one (INSIGHTS_KEY). What was measured is not touched by it.",
  'insights.model_unknown': () =>
    'There is no such language model at this address. Who runs Nimble can set another one (INSIGHTS_URL, INSIGHTS_MODEL). What was measured is not touched by it.',
  'insights.model_away': () =>
    "The language model's service did not answer. What was measured is not touched by it.",
  'insights.not_looked_at': ({ answers = [] }: Values) =>
    `The picture of ${answers.length === 1 ? 'answer' : 'answers'} ${answers.join(', ')} could not be looked at. All else was measured.`,
  'media.unreadable': ofAnswer('The recording cannot be read.'),
  'media.empty': ofAnswer('The recording is empty.'),
  'media.too_long': ofAnswer('The recording is too long.'),
  'media.too_large': ofAnswer('The picture of the recording is too large.'),
} as const satisfies Record<string, (values: Values) => string>;
export type MediaTaskFailureCode = keyof typeof texts;

/** As it is stored. `answer` and `answers` count from 1. */
export type MediaTaskFailure = { code: MediaTaskFailureCode; values?: Values };

export const mediaTaskFailureCodes = Object.keys(texts) as [MediaTaskFailureCode, ...MediaTaskFailureCode[]];

/** As the calls answer it: programs compare the code. */
export const mediaTaskFailure = z.object({ code: z.enum(mediaTaskFailureCodes), message: z.string() });

export function tellMediaTaskFailure(
  failure: MediaTaskFailure | null,
): z.infer<typeof mediaTaskFailure> | null {
  if (failure === null) return null;
  return { code: failure.code, message: texts[failure.code](failure.values ?? {}) };
}
