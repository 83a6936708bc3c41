import type { Job } from '@nimble/contracts/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { editOfJob, type JobEdit } from '../form/job-draft.ts';
import { jobQuery } from '../jobs.queries.ts';
import { jobPageMessages } from '../messages.ts';
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

  async function compare(mine: JobEdit): Promise<void> {
    try {
      const fresh = await client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 });
      const stored = editOfJob(fresh);
      setMet({ fresh, conflict: { ...mergeEdits(base, mine, stored), stored } });
    } catch (error) {
      toast.error(messageOf(error, jobPageMessages.loadFailed));
    }
  }

  return {
    met: met?.conflict ?? null,
    meet: (mine: JobEdit) => void compare(mine),
    choose(values: JobEdit): void {
      if (met !== null) onChosen({ fresh: met.fresh, values });
      setMet(null);
    },
    leave: () => setMet(null),
  };
}
