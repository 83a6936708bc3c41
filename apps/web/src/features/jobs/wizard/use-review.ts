import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emptyDraft, type JobDraft, reviewedDraft } from '../form/job-draft.ts';
import { dropReview, type KeptReview, keepJob, keepReview } from './kept-draft.ts';

/** Which part of the review is open for edits. */
export type EditedPart = 'all' | 'details' | 'questions';

/**
 * The draft under review: what is open for edits, and the original copy that Cancel brings back. Edits are kept in the
 * browser as they happen; the form checks itself on every change (spec 2 §2).
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
    /** Begins with a draft that nobody has edited here. */
    begin(draft: JobDraft): void {
      isEditing.current = false;
      setEdited(null);
      start(draft, draft);
    },
    /** Goes on with edits that were kept. */
    resume({ draft, original: copy }: KeptReview): void {
      setEdited('all');
      start(draft, copy);
    },
    /** Brings the original copy back. */
    cancel(): void {
      isEditing.current = false;
      setEdited(null);
      form.reset(original);
      dropReview();
    },
    /** Makes these the original copy. */
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
