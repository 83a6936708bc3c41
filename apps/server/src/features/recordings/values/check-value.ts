import {
  type AnswerValue,
  countCharacters,
  countWords,
  hasDecimals,
  type KeptValue,
  type QuestionFormats,
  type SettingsOf,
  settingsFor,
  type ValueFormat,
  type ValueOf,
} from '@nimble/contracts/answers';
import { RequestError } from '../../../platform/errors.ts';

/** What a draft begins with. */
export const emptyValues: { readonly [Format in ValueFormat]: ValueOf<Format> } = {
  text: { format: 'text', text: '' },
  choice: { format: 'choice', chosen: [] },
  number: { format: 'number', number: null },
  date: { format: 'date', date: null },
};

/** @throws RequestError unprocessable for a value that cannot be the answer under these settings. */
type Keep<Format extends ValueFormat> = (value: ValueOf<Format>, settings: SettingsOf<Format>) => KeptValue;

const keeps: { readonly [Format in ValueFormat]: Keep<Format> } = {
  text(value, { maximumCharacters, maximumWords }) {
    const { text } = value;
    if (text.trim() === '') throw new RequestError('answer.empty');
    if (countCharacters(text) > maximumCharacters) throw new RequestError('answer.too_many_characters');
    if (maximumWords !== null && countWords(text) > maximumWords)
      throw new RequestError('answer.too_many_words');
    return value;
  },

  choice({ format, chosen }, { options, minimumChosen, maximumChosen }) {
    if (chosen.length === 0) throw new RequestError('answer.empty');
    const known = options.filter(({ id }) => chosen.includes(id));
    if (known.length < chosen.length) throw new RequestError('answer.option_unknown');
    if (known.length < minimumChosen) throw new RequestError('answer.too_few_options');
    if (known.length > maximumChosen) throw new RequestError('answer.too_many_options');
    return { format, chosen: known.map(({ id, text }) => ({ id, text })) };
  },

  number({ format, number }, { minimum, maximum, decimals, unit }) {
    if (number === null) throw new RequestError('answer.empty');
    if (!hasDecimals(number, decimals)) throw new RequestError('answer.too_many_decimals');
    if ((minimum !== null && number < minimum) || (maximum !== null && number > maximum))
      throw new RequestError('answer.number_out_of_range');
    return { format, number, unit };
  },

  date({ format, date }, { earliest, latest }) {
    if (date === null) throw new RequestError('answer.empty');
    if ((earliest !== null && date < earliest) || (latest !== null && date > latest))
      throw new RequestError('answer.date_out_of_range');
    return { format, date };
  },
};

/**
 * The value as it is kept with the answer.
 * @throws RequestError unprocessable for a value that these settings do not allow, or in another format.
 */
export function keepValue(value: AnswerValue, formats: QuestionFormats): KeptValue {
  const settings = settingsFor(formats, value.format);
  if (settings === undefined) throw new RequestError('answer.format_not_allowed');
  const keep = keeps[value.format] as (value: AnswerValue, settings: unknown) => KeptValue;
  return keep(value, settings);
}
