import { zodResolver } from '@hookform/resolvers/zod';
import type { Job, SavedJob } from '@nimble/contracts/jobs';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../../../lib/api-error.ts';
import { useLeaveGuard } from '../../../../shared/leaving/use-leave-guard.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { tellOmittedCriteria } from '../../../scorecards/index.ts';
import { editOfJob, type JobEdit, jobEdit } from '../../form/job-draft.ts';
import { useSaveJob } from '../../jobs.queries.ts';
import { jobPageMessages } from '../../messages.ts';
import { useEditConflict } from './use-edit-conflict.ts';
import { useKeptEdit } from './use-kept-edit.ts';

const messages = jobPageMessages.edit;

export type Closing = { onSaved: (job: SavedJob) => void; onClose: () => void };

/**
 * The edits of a job until they are saved or discarded. They are stored in this tab, so that a reload restores them; a
 * save after a concurrent change shows a message and changes nothing (409).
 */
export function useJobEdit(job: Job, { onSaved, onClose }: Closing) {
  const saving = useSaveJob(job.id);
  const form = useForm<JobEdit>({
    resolver: zodResolver(jobEdit),
    defaultValues: editOfJob(job),
    reValidateMode: 'onSubmit',
  });
  const { isDirty } = form.formState;
  const { seen, base, isRestored, drop, goOnWith } = useKeptEdit(job, form);
  const leaving = useLeaving({ isDirty, isSaved: saving.isSuccess, drop, onClose });

  function send(changes: JobEdit, updatedAt: string): void {
    saving.mutate(
      { ...changes, updatedAt },
      {
        onSuccess: (saved) => {
          toast.success(messages.saved);
          tellOmittedCriteria(saved.omittedCriteria);
          drop();
          onSaved(saved);
        },
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409)
            conflict.meet(changes, (fresh) => send(changes, fresh.updatedAt));
          else toast.error(messageOf(error, messages.failed));
        },
      },
    );
  }
  const conflict = useEditConflict(job.id, base, goOnWith);
  const save = form.handleSubmit(
    (changes) => send(changes, seen),
    () => toast.error(messages.invalid),
  );

  return { form, isDirty, isRestored, isSaving: saving.isPending, save, leaving, conflict };
}

type Leaving = { isDirty: boolean; isSaved: boolean; drop: () => void; onClose: () => void };

/** Asks before edits are lost, by Cancel or by navigating away. */
function useLeaving({ isDirty, isSaved, drop, onClose }: Leaving) {
  const [isCanceling, setIsCanceling] = useState(false);
  const guard = useLeaveGuard(isDirty && !isSaved);
  return {
    cancel(): void {
      if (isDirty) return setIsCanceling(true);
      drop();
      onClose();
    },
    isCanceling,
    isAsking: isCanceling || guard.isAsking,
    stay(): void {
      setIsCanceling(false);
      guard.stay();
    },
    discard(): void {
      drop();
      if (guard.isAsking) guard.leave();
      else onClose();
    },
  };
}
