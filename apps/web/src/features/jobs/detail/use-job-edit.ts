import { zodResolver } from '@hookform/resolvers/zod';
import { type Job, jobStatuses } from '@nimble/contracts/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useLeaveGuard } from '../../../shared/use-leave-guard.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { editOfJob, type JobEdit, jobEdit } from '../form/job-draft.ts';
import { storedDraft } from '../form/stored-draft.ts';
import { jobQuery, useSaveJob } from '../jobs.queries.ts';
import { jobPageMessages } from '../messages.ts';

const messages = jobPageMessages.edit;
const keptEdit = z.object({
  values: z.extend(storedDraft, { status: z.enum(jobStatuses) }),
  /** The job's `updatedAt` that the edits started from. */
  seen: z.string(),
});

/**
 * The edits of a job until they are saved or discarded. They are kept in this tab, so that a reload brings them again;
 * a save that somebody else came before is told and changes nothing (409).
 */
export function useJobEdit(job: Job, onClose: () => void) {
  const name = `job-${job.id}`;
  const client = useQueryClient();
  const saving = useSaveJob(job.id);
  const [kept] = useState(() => keptEdit.safeParse(readDraft(name)).data);
  const [seen, setSeen] = useState(kept?.seen ?? job.updatedAt);
  const [isCancelling, setIsCancelling] = useState(false);
  const [hasConflict, setHasConflict] = useState(false);
  const [isReloading, setIsReloading] = useState(false);
  const form = useForm<JobEdit>({
    resolver: zodResolver(jobEdit),
    defaultValues: editOfJob(job),
    reValidateMode: 'onSubmit',
  });
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty && !saving.isSuccess);

  const hasRestored = useRef(false);
  useEffect(() => {
    if (kept !== undefined && !hasRestored.current) form.reset(kept.values, { keepDefaultValues: true });
    hasRestored.current = true;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(name, { values, seen }),
    });
  }, [form, kept, name, seen]);

  function close(): void {
    dropDraft(name);
    onClose();
  }

  const save = form.handleSubmit(
    (changes) =>
      saving.mutate(
        { ...changes, updatedAt: seen },
        {
          onSuccess: () => {
            toast.success(messages.saved);
            close();
          },
          onError: (error) => {
            if (error instanceof ApiError && error.status === 409) setHasConflict(true);
            else toast.error(messageOf(error, messages.failed));
          },
        },
      ),
    () => toast.error(messages.invalid),
  );

  async function reload(): Promise<void> {
    setIsReloading(true);
    try {
      const fresh = await client.fetchQuery({ ...jobQuery(job.id), staleTime: 0 });
      setSeen(fresh.updatedAt);
      form.reset(editOfJob(fresh));
      // After the reset, which counts as a change of the form.
      dropDraft(name);
      setHasConflict(false);
    } catch (error) {
      toast.error(messageOf(error, jobPageMessages.loadFailed));
    } finally {
      setIsReloading(false);
    }
  }

  return {
    form,
    isDirty,
    isRestored: kept !== undefined,
    isSaving: saving.isPending,
    save,
    /** Asks before changes are lost. */
    cancel: () => (isDirty ? setIsCancelling(true) : close()),
    isAsking: isCancelling || guard.isAsking,
    stay(): void {
      setIsCancelling(false);
      guard.stay();
    },
    discard(): void {
      dropDraft(name);
      if (guard.isAsking) guard.leave();
      else onClose();
    },
    hasConflict,
    isReloading,
    reload: () => void reload(),
    keepMine: () => setHasConflict(false),
  };
}
