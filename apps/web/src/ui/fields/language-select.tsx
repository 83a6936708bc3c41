import { isLanguage, type Language, languageNames } from '@nimble/contracts/languages';
import { Select, type SelectProps } from './select.tsx';

type Props = Omit<SelectProps<string>, 'value' | 'options' | 'onChange'> & {
  value: Language | null;
  /** The label of no choice. */
  none: string;
  onChange: (language: Language | null) => void;
};

/** A choice of one of our languages, each by its own name, or of none. */
export function LanguageSelect({ value, none, onChange, ...rest }: Props) {
  const languages = Object.entries(languageNames).map(([code, label]) => ({ value: code, label }));
  return (
    <Select
      {...rest}
      value={value ?? ''}
      options={[{ value: '', label: none }, ...languages]}
      onChange={(chosen) => onChange(isLanguage(chosen) ? chosen : null)}
    />
  );
}
