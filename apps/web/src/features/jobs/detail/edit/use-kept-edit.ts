import { type Job, jobStatuses } from '@nimble/contracts/jobs';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from '../../../../lib/drafts.ts';
import { editOfJob, type JobEdit } from '../../form/job-draft.ts';
import { storedDraft } from '../../form/stored-draft.ts';

const storedEdit = z.extend(storedDraft, { status: z.enum(jobStatuses) });
const keptEdit = z.object({
  values: storedEdit,
  base: storedEdit,
  /** The job's `updatedAt` that the edits started from. */
  seen: z.string(),
});

/** Stores the edits of a job in this tab, so that a reload restores them. */
export function useKeptEdit(job: Job, form: UseFormReturn<JobEdit>) {
  const name = `job-${job.id}`;
  const [kept] = useState(() => keptEdit.safeParse(readDraft(name)).data);
  const [seen, setSeen] = useState(kept?.seen ?? job.updatedAt);
  const [base, setBase] = useState<JobEdit>(() => kept?.base ?? editOfJob(job));
  const hasRestored = useRef(false);
  useEffect(() => {
    if (kept !== undefined && !hasRestored.current) form.reset(kept.values, { keepDefaultValues: true });
    hasRestored.current = true;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(name, { values, base, seen }),
    });
  }, [base, form, kept, name, seen]);

  return {
    isRestored: kept !== undefined,
    /** The job's `updatedAt` that the edits started from. */
    seen,
    /** Their starting point. */
    base,
    drop: () => dropDraft(name),
    /** Continues from the current job. */
    goOnWith({ fresh, values }: { fresh: Job; values: JobEdit }): void {
      const stored = editOfJob(fresh);
      setSeen(fresh.updatedAt);
      setBase(stored);
      form.reset(stored);
      form.reset(values, { keepDefaultValues: true });
      // The subscription has stored them with the former starting point.
      keepDraft(name, { values, base: stored, seen: fresh.updatedAt });
    },
  };
}
