import * as z from 'zod/mini';
import type { TranslatedText } from '../texts.ts';

/** Why a step failed, by the code that is stored. `answer` is `none` where the failure is of no single answer. */
export const mediaTaskFailures = {
  'join.failed': { text: 'Failed to join the answers into one video.' },
  'poster.failed': { text: 'Failed to make a thumbnail of the video.' },
  'waveform.failed': { text: 'Failed to measure the loudness of the video.' },
  'resume.failed': { text: 'Failed to read the text of the resume.' },
  'insights.failed': { text: 'Failed to compute the insights.' },
  'insights.model_failed': {
    text: 'The language model gave no usable answer. Your measurements are unaffected.',
  },
  'insights.model_key': {
    text: 'The language model’s service rejects the key, but your measurements are unaffected. The people who run Nimble can set another key (INSIGHTS_KEY).',
  },
  'insights.model_unknown': {
    text: 'This address has no such language model, but your measurements are unaffected. The people who run Nimble can set another one (INSIGHTS_URL, INSIGHTS_MODEL).',
  },
  'insights.model_away': {
    text: 'The language model’s service did not answer. Your measurements are unaffected.',
  },
  'insights.not_looked_at': {
    text: 'Failed to analyze the picture of {count, plural, one {answer} other {answers}} {answers}. Everything else was measured.',
    values: { count: 'number', answers: 'text' },
  },
  'media.unreadable': {
    text: '{answer, select, none {} other {Answer {answer}: }}The recording cannot be read.',
    values: { answer: 'text' },
  },
  'media.empty': {
    text: '{answer, select, none {} other {Answer {answer}: }}The recording is empty.',
    values: { answer: 'text' },
  },
  'media.too_long': {
    text: '{answer, select, none {} other {Answer {answer}: }}The recording is too long.',
    values: { answer: 'text' },
  },
  'media.too_large': {
    text: '{answer, select, none {} other {Answer {answer}: }}The resolution of the recording is too high.',
    values: { answer: 'text' },
  },
} as const satisfies Readonly<Record<string, TranslatedText>>;
export type MediaTaskFailureCode = keyof typeof mediaTaskFailures;

/** As it is stored. `answer` and `answers` count from 1. */
export type MediaTaskFailure = {
  code: MediaTaskFailureCode;
  values?: { answer?: number | undefined; answers?: readonly number[] };
};

export const mediaTaskFailureCodes = Object.keys(mediaTaskFailures) as [
  MediaTaskFailureCode,
  ...MediaTaskFailureCode[],
];

/** As the calls answer it: programs compare the code. */
export const mediaTaskFailure = z.object({ code: z.enum(mediaTaskFailureCodes), message: z.string() });
