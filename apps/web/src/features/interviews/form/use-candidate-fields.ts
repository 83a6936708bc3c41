import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interviewTexts as texts } from '../messages.ts';
import { type CandidateValues, checkCandidate } from './check-candidate.ts';
import { checkResume } from './check-resume.ts';

/** The error of each field, rendered in the page's current language. */
type ShownErrors = Partial<Record<keyof CandidateValues, () => string | undefined>>;

/** The candidate's fields, and their errors. */
export function useCandidateFields(known: { name: string; email: string } | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const picked = useRef<File>(null);
  const [values, setValues] = useState<CandidateValues>({ name: '', email: '', ...known, resume: null });
  const [errors, setErrors] = useState<ShownErrors>({});

  function change(changes: Partial<CandidateValues>): void {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  }

  /** And moves the focus to the first invalid field, for people who cannot see the colors. */
  function showErrors(found: ShownErrors): void {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  return {
    form,
    values,
    errors,
    change,
    showErrors,

    /** A file is checked when it is chosen, not when the form is sent. */
    async pickResume(resume: File | null): Promise<void> {
      picked.current = resume;
      change({ resume });
      if (resume === null) return;
      const wrong = await checkResume(resume);
      if (wrong === undefined || picked.current !== resume) return;
      setErrors((before) => ({ ...before, resume: () => texts[wrong] }));
    },

    /** @returns valid fields; undefined, after showing the errors, for invalid ones. */
    async check(): Promise<{ name: string; email: string; resume: File } | undefined> {
      const { resume } = values;
      const wrongResume = await checkResume(resume);
      showErrors({
        name: () => checkCandidate(values).name,
        email: () => checkCandidate(values).email,
        ...(wrongResume && { resume: () => texts[wrongResume] }),
      });
      const isWrong = wrongResume !== undefined || Object.keys(checkCandidate(values)).length > 0;
      return isWrong || resume === null ? undefined : { ...values, resume };
    },
  };
}
