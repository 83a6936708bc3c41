import { type Language, languageNames } from '@nimble/contracts/languages';
import { chooseLanguage, useLanguage } from '../../lib/language/language.ts';
import { toast } from '../feedback/toast.ts';
import { Select } from './select.tsx';

const options = Object.entries(languageNames).map(([value, label]) => ({ value: value as Language, label }));

/** Below every page for people outside; the current step stays. `failed`: a language cannot be loaded. */
export function LanguagePicker({ label, failed }: { label: string; failed: string }) {
  const language = useLanguage();
  return (
    <footer className="mt-8 flex justify-center">
      <Select
        aria-label={label}
        value={language}
        options={options}
        onChange={(chosen) => {
          chooseLanguage(chosen).catch(() => toast.error(failed));
        }}
      />
    </footer>
  );
}
