import { chooseLanguage, type Language, languages, useLanguage } from '../../lib/language.ts';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { interviewTexts as texts } from './messages.ts';

const options = Object.entries(languages).map(([value, label]) => ({ value: value as Language, label }));

/** Below every page of the candidate's; the interview goes on where it was. */
export function LanguagePicker() {
  const language = useLanguage();
  return (
    <footer className="mt-8 flex justify-center">
      <Select
        aria-label={texts.language}
        value={language}
        options={options}
        onChange={(chosen) => {
          chooseLanguage(chosen).catch(() => toast.error(texts.languageFailed));
        }}
      />
    </footer>
  );
}
