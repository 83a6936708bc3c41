import * as z from 'zod/mini';
import { answerMessages as messages } from './answers.messages.ts';

/**
 * The ways to answer a question. Another one is a word here, its settings in `settingsOf`, its value in
 * `answerValues`, and what the compiler then asks for (decision 066).
 */
export const answerFormats = ['video', 'text'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

/** Answers in these formats are takes: files that are recorded, sent while they grow, and checked. */
export const recordedFormats = ['video'] as const satisfies readonly AnswerFormat[];
export type RecordedFormat = (typeof recordedFormats)[number];
/** Answers in the other formats are values, which are whole in one request. */
export type ValueFormat = Exclude<AnswerFormat, RecordedFormat>;
export const valueFormats = ['text'] as const satisfies readonly ValueFormat[];

export function isRecorded(format: AnswerFormat): format is RecordedFormat {
  return (recordedFormats as readonly AnswerFormat[]).includes(format);
}

/** Limits of a written answer that an employer may set. */
export const longestTextAnswer = 10_000;
export const shortestTextLimit = 50;
export const mostTextWords = 2000;
export const defaultTextCharacters = 2000;

const characters = z
  .number(messages.charactersInvalid)
  .check(
    z.int(messages.charactersInvalid),
    z.minimum(shortestTextLimit, messages.charactersInvalid),
    z.maximum(longestTextAnswer, messages.charactersInvalid),
  );
const words = z
  .number(messages.wordsInvalid)
  .check(
    z.int(messages.wordsInvalid),
    z.minimum(1, messages.wordsInvalid),
    z.maximum(mostTextWords, messages.wordsInvalid),
  );

/** What an employer sets for each format of a question. */
const settingsOf = {
  video: z.object({ format: z.literal('video') }),
  text: z.object({
    format: z.literal('text'),
    /** 50 to 10,000. */
    maximumCharacters: characters,
    /** 1 to 2,000; null: as many as the characters hold. */
    maximumWords: z.nullable(words),
  }),
} as const satisfies Record<AnswerFormat, z.ZodMiniType>;

export const formatSettings = z.discriminatedUnion(
  'format',
  [settingsOf.video, settingsOf.text],
  messages.formatUnknown,
);
export type FormatSettings = z.infer<typeof formatSettings>;
export type SettingsOf<Format extends AnswerFormat> = Extract<FormatSettings, { format: Format }>;

/** The same in answers: what was stored is shown, whatever the limits are today. */
const shownSettings = {
  video: settingsOf.video,
  text: z.extend(settingsOf.text, { maximumCharacters: z.number(), maximumWords: z.nullable(z.number()) }),
} as const satisfies Record<AnswerFormat, z.ZodMiniType>;
export const shownFormats = z.array(
  z.discriminatedUnion('format', [shownSettings.video, shownSettings.text]),
);

/** The formats of a question, in the order in which candidates are offered them: at least one, each once. */
export const questionFormats = z.array(formatSettings, messages.formatRequired).check(
  z.minLength(1, messages.formatRequired),
  z.maxLength(answerFormats.length, messages.formatTwice),
  z.refine((list) => new Set(list.map(({ format }) => format)).size === list.length, messages.formatTwice),
);
export type QuestionFormats = z.infer<typeof questionFormats>;

/** The formats of a question of which nothing else was said. */
export const videoOnly = [{ format: 'video' }] as const satisfies QuestionFormats;

/** The settings that a format begins with when an employer allows it. */
export const defaultSettings: { readonly [Format in AnswerFormat]: SettingsOf<Format> } = {
  video: { format: 'video' },
  text: { format: 'text', maximumCharacters: defaultTextCharacters, maximumWords: null },
};

/** The settings of one of a question's formats; undefined where it does not allow it. */
export function settingsFor<Format extends AnswerFormat>(
  formats: QuestionFormats,
  wanted: Format,
): SettingsOf<Format> | undefined {
  return formats.find((settings): settings is SettingsOf<Format> => settings.format === wanted);
}

/** Does a question allow this format? */
export function allowsFormat(formats: QuestionFormats, wanted: AnswerFormat): boolean {
  return formats.some(({ format }) => format === wanted);
}
