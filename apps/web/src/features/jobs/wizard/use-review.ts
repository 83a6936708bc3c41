import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emptyDraft, type JobDraft, reviewedDraft } from '../form/job-draft.ts';
import { dropReview, type KeptReview, keepJob, keepReview } from './kept-draft.ts';

/** The part of the review that is being edited. */
export type EditedPart = 'all' | 'details' | 'questions';

/**
 * The draft under review: the edited form, and the original copy that Cancel restores. Edits are stored in the browser
 * as they happen; the form validates on every change.
 */
export function useReview() {
  const form = useForm<JobDraft>({
    resolver: zodResolver(reviewedDraft),
    defaultValues: emptyDraft(),
    mode: 'onChange',
  });
  const [original, setOriginal] = useState<JobDraft>(emptyDraft);
  const [edited, setEdited] = useState<EditedPart | null>(null);
  const isEditing = useRef(false);
  useEffect(() => {
    isEditing.current = edited !== null;
  }, [edited]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => isEditing.current && keepReview({ draft: values, original }),
      }),
    [form, original],
  );

  function start(draft: JobDraft, copy: JobDraft): void {
    setOriginal(copy);
    form.reset(draft);
  }
  return {
    form,
    original,
    edited,
    edit: setEdited,
    /** Starts with an unedited draft. */
    begin(draft: JobDraft): void {
      isEditing.current = false;
      setEdited(null);
      start(draft, draft);
    },
    /** Continues with stored edits, which become those of this tab. */
    resume({ draft, original: copy }: KeptReview): void {
      keepReview({ draft, original: copy });
      setEdited('all');
      start(draft, copy);
    },
    /** Restores the original copy. */
    cancel(): void {
      isEditing.current = false;
      setEdited(null);
      form.reset(original);
      dropReview();
    },
    /** Replaces the original copy. */
    save(draft: JobDraft): void {
      isEditing.current = false;
      setEdited(null);
      start(draft, draft);
      dropReview();
      keepJob({ step: 'review', draft });
    },
  };
}
export type Review = ReturnType<typeof useReview>;
