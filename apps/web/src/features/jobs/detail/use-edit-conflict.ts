import type { Job } from '@nimble/contracts/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { jobQuery } from '../jobs.queries.ts';
import { jobPageMessages } from '../messages.ts';

/** Somebody else has saved the job first: it is loaded as it is by now, or these edits are kept for the moment. */
export function useEditConflict(jobId: number, onReloaded: (fresh: Job) => void) {
  const client = useQueryClient();
  const [hasConflict, setHasConflict] = useState(false);
  const [isReloading, setIsReloading] = useState(false);

  async function reload(): Promise<void> {
    setIsReloading(true);
    try {
      onReloaded(await client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 }));
      setHasConflict(false);
    } catch (error) {
      toast.error(messageOf(error, jobPageMessages.loadFailed));
    } finally {
      setIsReloading(false);
    }
  }

  return {
    hasConflict,
    meet: () => setHasConflict(true),
    isReloading,
    reload: () => void reload(),
    keepMine: () => setHasConflict(false),
  };
}
