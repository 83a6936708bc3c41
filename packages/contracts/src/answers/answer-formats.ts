import * as z from 'zod/mini';
import { defaultFileSettings, fileSettings, shownFileSettings } from './answer-files.schemas.ts';
import { answerMessages as messages } from './answers.messages.ts';
import { candidateChoiceSettings, choiceSettings, shownChoiceSettings } from './values/choice.ts';
import { dateSettings, shownDateSettings } from './values/date.ts';
import { numberSettings, shownNumberSettings } from './values/number.ts';

/**
 * The ways to answer a question. Another one is a word here, its settings in `settingsOf`, its value in
 * `answerValues`, and what the compiler then asks for (decision 066).
 */
export const answerFormats = ['video', 'audio', 'text', 'choice', 'number', 'date', 'file'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

/** Answers in these formats are takes: files that are recorded, sent while they grow, and checked. */
export const recordedFormats = ['video', 'audio'] as const satisfies readonly AnswerFormat[];
export type RecordedFormat = (typeof recordedFormats)[number];
/** Answers in these formats are files of the candidate, which are uploaded before they are used. */
export const uploadedFormats = ['file'] as const satisfies readonly AnswerFormat[];
export type UploadedFormat = (typeof uploadedFormats)[number];
/** Answers in the other formats are values, which are whole in one request. */
export type ValueFormat = Exclude<AnswerFormat, RecordedFormat | UploadedFormat>;
export const valueFormats = ['text', 'choice', 'number', 'date'] as const satisfies readonly ValueFormat[];
/** All that are not recorded. */
export const unrecordedFormats = [...valueFormats, ...uploadedFormats] as const;
export type UnrecordedFormat = ValueFormat | UploadedFormat;

export function isRecorded(format: AnswerFormat): format is RecordedFormat {
  return (recordedFormats as readonly AnswerFormat[]).includes(format);
}

/** The format of a recording, by its MIME type. */
export function recordedFormatOf(mimeType: string): RecordedFormat {
  return /^audio\//i.test(mimeType) ? 'audio' : 'video';
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
  audio: z.object({ format: z.literal('audio') }),
  text: z.object({
    format: z.literal('text'),
    /** 50 to 10,000. */
    maximumCharacters: characters,
    /** 1 to 2,000; null: as many as the characters hold. */
    maximumWords: z.nullable(words),
  }),
  choice: choiceSettings,
  number: numberSettings,
  date: dateSettings,
  file: fileSettings,
} as const satisfies Record<AnswerFormat, z.ZodMiniType>;

export const formatSettings = z.discriminatedUnion(
  'format',
  [
    settingsOf.video,
    settingsOf.audio,
    settingsOf.text,
    settingsOf.choice,
    settingsOf.number,
    settingsOf.date,
    settingsOf.file,
  ],
  messages.formatUnknown,
);
export type FormatSettings = z.infer<typeof formatSettings>;
export type SettingsOf<Format extends AnswerFormat> = Extract<FormatSettings, { format: Format }>;

/** The same in answers: what was stored is shown, whatever the limits are today. */
const shownSettings = {
  video: settingsOf.video,
  audio: settingsOf.audio,
  text: z.extend(settingsOf.text, { maximumCharacters: z.number(), maximumWords: z.nullable(z.number()) }),
  choice: shownChoiceSettings,
  number: shownNumberSettings,
  date: shownDateSettings,
  file: shownFileSettings,
} as const satisfies Record<AnswerFormat, z.ZodMiniType>;
export const shownFormats = z.array(
  z.discriminatedUnion('format', [
    shownSettings.video,
    shownSettings.audio,
    shownSettings.text,
    shownSettings.choice,
    shownSettings.number,
    shownSettings.date,
    shownSettings.file,
  ]),
);

/** The same for candidates, who do not see what is right or screened. */
const candidateSettings = {
  ...shownSettings,
  choice: candidateChoiceSettings,
} as const satisfies Record<AnswerFormat, z.ZodMiniType>;
export const candidateFormats = z.array(
  z.discriminatedUnion('format', [
    candidateSettings.video,
    candidateSettings.audio,
    candidateSettings.text,
    candidateSettings.choice,
    candidateSettings.number,
    candidateSettings.date,
    candidateSettings.file,
  ]),
);
export type CandidateFormats = z.infer<typeof candidateFormats>;

/** The formats of a question, in the order in which candidates are offered them: at least one, each once. */
export const questionFormats = z.array(formatSettings, messages.formatRequired).check(
  z.minLength(1, messages.formatRequired),
  z.maxLength(answerFormats.length, messages.formatTwice),
  z.refine((list) => new Set(list.map(({ format }) => format)).size === list.length, messages.formatTwice),
  z.refine((list) => list.length === 1 || !isScreening(list), messages.screeningAlone),
);
export type QuestionFormats = z.infer<typeof questionFormats>;

/** The formats of a question of which nothing else was said. */
export const videoOnly = [{ format: 'video' }] as const satisfies QuestionFormats;

/** The settings that a format begins with when an employer allows it. */
export const defaultSettings: { readonly [Format in AnswerFormat]: SettingsOf<Format> } = {
  video: { format: 'video' },
  audio: { format: 'audio' },
  text: { format: 'text', maximumCharacters: defaultTextCharacters, maximumWords: null },
  choice: {
    format: 'choice',
    options: [
      { id: '1', text: '', isRight: false },
      { id: '2', text: '', isRight: false },
    ],
    minimumChosen: 1,
    maximumChosen: 1,
    screening: null,
  },
  number: { format: 'number', minimum: null, maximum: null, decimals: 0, unit: null },
  date: { format: 'date', earliest: null, latest: null },
  file: defaultFileSettings,
};

type AnySettings = { readonly format: AnswerFormat };

/** The settings of one of a question's formats; undefined where it does not allow it. */
export function settingsFor<Settings extends AnySettings, Format extends AnswerFormat>(
  formats: readonly Settings[],
  wanted: Format,
): Extract<Settings, { format: Format }> | undefined {
  return formats.find(
    (settings): settings is Extract<Settings, { format: Format }> => settings.format === wanted,
  );
}

/** Can a question be answered on video alone? */
export function needsVideo(formats: readonly { format: AnswerFormat }[]): boolean {
  return formats.every(({ format }) => format === 'video');
}

/** Does a question allow this format? */
export function allowsFormat(formats: readonly AnySettings[], wanted: AnswerFormat): boolean {
  return formats.some(({ format }) => format === wanted);
}

/** Does an answer to it end the interview, or mark the submission? Such a question is always required. */
export function isScreening(formats: readonly FormatSettings[]): boolean {
  return formats.some((settings) => settings.format === 'choice' && settings.screening !== null);
}

/** What a candidate may know of a question's formats. */
export function forCandidate(formats: readonly FormatSettings[]): CandidateFormats {
  return formats.map((settings) => {
    if (settings.format !== 'choice') return settings;
    const { screening, options, ...rest } = settings;
    return {
      ...rest,
      options: options.map(({ id, text }) => ({ id, text })),
      mayEnd: screening?.effect === 'end',
    };
  });
}
