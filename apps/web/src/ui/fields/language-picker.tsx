import { type Language, languageNames } from '@nimble/contracts/languages';
import { chooseLanguage, useLanguage } from '../../lib/language/language.ts';
import { toast } from '../feedback/toast.ts';
import { uiMessages } from '../messages.ts';
import { Select } from './select.tsx';

const options = Object.entries(languageNames).map(([value, label]) => ({ value: value as Language, label }));

/** Below every page for people outside; the current step stays. */
export function LanguagePicker() {
  const language = useLanguage();
  return (
    <footer className="mt-8 flex justify-center">
      <Select
        aria-label={uiMessages.language}
        value={language}
        options={options}
        onChange={(chosen) => {
          chooseLanguage(chosen).catch(() => toast.error(uiMessages.languageFailed));
        }}
      />
    </footer>
  );
}
