import {
  type AnswerFormat,
  type AnswerValue,
  countCharacters,
  countWords,
  type QuestionFormats,
  type SettingsOf,
  settingsFor,
  type ValueFormat,
} from '@nimble/contracts/answers';
import { RequestError } from '../../../platform/errors.ts';

type ValueOf<Format extends AnswerFormat> = Extract<AnswerValue, { format: Format }>;

/** What a draft begins with. */
export const emptyValues: { readonly [Format in ValueFormat]: ValueOf<Format> } = {
  text: { format: 'text', text: '' },
};

/** @throws RequestError unprocessable for a value that cannot be the answer under these settings. */
type Check<Format extends ValueFormat> = (value: ValueOf<Format>, settings: SettingsOf<Format>) => void;

const checks: { readonly [Format in ValueFormat]: Check<Format> } = {
  text({ text }, { maximumCharacters, maximumWords }) {
    if (text.trim() === '') throw new RequestError('answer.empty');
    if (countCharacters(text) > maximumCharacters) throw new RequestError('answer.too_many_characters');
    if (maximumWords !== null && countWords(text) > maximumWords)
      throw new RequestError('answer.too_many_words');
  },
};

/** @throws RequestError unprocessable also for a format that the question does not allow. */
export function requireUsable(value: AnswerValue, formats: QuestionFormats): void {
  const settings = settingsFor(formats, value.format);
  if (settings === undefined) throw new RequestError('answer.format_not_allowed');
  checks[value.format](value, settings);
}
