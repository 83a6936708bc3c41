import * as z from 'zod/mini';

type Values = { answer?: number | undefined; answers?: readonly number[] };

const ofAnswer = (text: string) => (values: Values) =>
  values.answer === undefined ? text : `Answer ${values.answer}: ${text}`;

/** Why a step failed, by the code that is stored; the text is for people, in English. */
const texts = {
  'join.failed': () => 'Failed to join the answers into one video.',
  'poster.failed': () => 'Failed to make a thumbnail of the video.',
  'waveform.failed': () => 'Failed to measure the loudness of the video.',
  'resume.failed': () => 'Failed to read the text of the resume.',
  'insights.failed': () => 'Failed to compute the insights.',
  'insights.model_failed': () =>
    'The language model gave no usable answer. Your measurements are unaffected.',
  'insights.model_key': () =>
    'The language model’s service rejects the key, but your measurements are unaffected. The people who run Nimble can set another key (INSIGHTS_KEY).',
  'insights.model_unknown': () =>
    'This address has no such language model, but your measurements are unaffected. The people who run Nimble can set another one (INSIGHTS_URL, INSIGHTS_MODEL).',
  'insights.model_away': () =>
    'The language model’s service did not answer. Your measurements are unaffected.',
  'insights.not_looked_at': ({ answers = [] }: Values) =>
    `Failed to analyze the picture of ${answers.length === 1 ? 'answer' : 'answers'} ${answers.join(', ')}. Everything else was measured.`,
  'media.unreadable': ofAnswer('The recording cannot be read.'),
  'media.empty': ofAnswer('The recording is empty.'),
  'media.too_long': ofAnswer('The recording is too long.'),
  'media.too_large': ofAnswer('The resolution of the recording is too high.'),
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
