import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { JobDraft } from './job-draft.ts';

/**
 * After a failed submit, shows the first error inside the element of the returned ref. The form itself focuses only
 * fields that it has registered, and those of the formats are not: their error could be far outside of the view.
 */
export function useFirstError() {
  const fields = useRef<HTMLDivElement>(null);
  const { submitCount } = useFormState<JobDraft>();
  useEffect(() => {
    if (submitCount === 0 || document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    const first = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [submitCount]);
  return fields;
}
