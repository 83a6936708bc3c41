import type { AnswerValue, CandidateFormats, ValueFormat, ValueOf } from '@nimble/contracts/answers';
import type { ReactNode } from 'react';
import { answerTexts as texts } from '../messages.ts';
import { ChoiceField, chooseHint } from './choice-field.tsx';
import { DateField, dateHint, isDateAllowed } from './date-field.tsx';
import type { CandidateSettings, FieldProps } from './field-props.ts';
import { isNumberAllowed, NumberField, numberHint } from './number-field.tsx';
import { TextField } from './text-field.tsx';

type ValueField<Format extends ValueFormat> = {
  Field: (props: FieldProps<Format>) => ReactNode;
  /** What is expected, in a sentence before the answer is started; may be empty. */
  hint: (settings: CandidateSettings<Format>) => string;
  /** Can it be the answer? */
  isWhole: (value: ValueOf<Format>, settings: CandidateSettings<Format>) => boolean;
};

const valueFields: { readonly [Format in ValueFormat]: ValueField<Format> } = {
  text: {
    Field: TextField,
    hint: ({ maximumCharacters, maximumWords }) =>
      [
        texts.characterLimit({ count: maximumCharacters }),
        ...(maximumWords === null ? [] : [texts.wordLimit({ count: maximumWords })]),
      ].join(' '),
    isWhole: ({ text }) => text.trim() !== '',
  },
  choice: {
    Field: ChoiceField,
    hint: chooseHint,
    isWhole: ({ chosen }, { minimumChosen, maximumChosen }) =>
      chosen.length >= minimumChosen && chosen.length <= maximumChosen,
  },
  number: {
    Field: NumberField,
    hint: numberHint,
    isWhole: ({ number }, settings) => number !== null && isNumberAllowed(number, settings),
  },
  date: {
    Field: DateField,
    hint: dateHint,
    isWhole: ({ date }, settings) => date !== null && isDateAllowed(date, settings),
  },
};

/** A field whose format is known only at run time; its value and its settings have the same format. */
type AnyField = {
  Field: (
    props: Omit<FieldProps<ValueFormat>, 'value' | 'settings' | 'onChange'> & {
      value: AnswerValue;
      settings: CandidateFormats[number];
      onChange: (value: AnswerValue) => void;
    },
  ) => ReactNode;
  hint: (settings: CandidateFormats[number]) => string;
  isWhole: (value: AnswerValue, settings: CandidateFormats[number]) => boolean;
};
export const fieldOf = (format: ValueFormat): AnyField => valueFields[format] as unknown as AnyField;
