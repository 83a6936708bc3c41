import type { Job } from '@nimble/contracts/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { editOfJob, type JobEdit } from '../../form/job-draft.ts';
import { jobQuery } from '../../jobs.queries.ts';
import { jobPageMessages } from '../../messages.ts';
import type { Conflict } from './conflict-dialog.tsx';
import { mergeEdits } from './merge-edits.ts';

/** A concurrent change of the job: both versions are compared, field by field. */
export function useEditConflict(
  jobId: number,
  base: JobEdit,
  onChosen: (chosen: { fresh: Job; values: JobEdit }) => void,
) {
  const client = useQueryClient();
  const [met, setMet] = useState<{ fresh: Job; conflict: Conflict } | null>(null);

  async function compare(mine: JobEdit, onNone: (fresh: Job) => void): Promise<void> {
    try {
      const fresh = await client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 });
      const stored = editOfJob(fresh);
      const merged = mergeEdits(base, mine, stored);
      if (merged.conflicts.length + merged.theirs.length === 0) onNone(fresh);
      else setMet({ fresh, conflict: { ...merged, stored } });
    } catch (error) {
      toast.error(messageOf(error, jobPageMessages.loadFailed));
    }
  }

  return {
    met: met?.conflict ?? null,
    /** `onNone` is called if there is nothing to choose: the other person has changed nothing, or the same. */
    meet: (mine: JobEdit, onNone: (fresh: Job) => void) => void compare(mine, onNone),
    choose(values: JobEdit): void {
      if (met !== null) onChosen({ fresh: met.fresh, values });
      setMet(null);
    },
    leave: () => setMet(null),
  };
}
