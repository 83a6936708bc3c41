import { zodResolver } from '@hookform/resolvers/zod';
import type { Job } from '@nimble/contracts/jobs';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toast } from '../../../ui/toast.ts';
import { InformationFields } from '../form/information-fields.tsx';
import { type JobInformation, jobInformation } from '../form/job-draft.ts';
import { useUpdateJob } from '../jobs.queries.ts';
import { jobPageMessages } from '../messages.ts';

const messages = jobPageMessages.edit;

/** Changes title, description and type. What is typed is lost only when the person says so. */
export function EditJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const update = useUpdateJob(job.id);
  const [isAsking, setIsAsking] = useState(false);
  const form = useForm<JobInformation>({
    resolver: zodResolver(jobInformation),
    defaultValues: { title: job.title, description: job.description, type: job.type },
    reValidateMode: 'onSubmit',
  });
  const { isDirty } = form.formState;

  function close(): void {
    if (update.isPending) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  }

  const save = form.handleSubmit(
    (information) =>
      update.mutate(information, {
        onSuccess: () => {
          toast.success(messages.saved);
          onClose();
        },
        onError: (error) => toast.error(messageOf(error, messages.failed)),
      }),
    () => toast.error(messages.invalid),
  );

  return (
    <FormProvider {...form}>
      <Modal
        open
        onClose={close}
        title={messages.title}
        description={messages.subtitle}
        footer={
          <>
            <Button onClick={close} disabled={update.isPending}>
              {messages.cancel}
            </Button>
            <Button
              variant="primary"
              loading={update.isPending}
              disabled={!isDirty}
              onClick={() => void save()}
            >
              {messages.save}
            </Button>
          </>
        }
      >
        <form noValidate onSubmit={(event) => void save(event)}>
          <InformationFields />
        </form>
      </Modal>
      <ConfirmDialog
        open={isAsking}
        title={messages.unsaved.title}
        description={messages.unsaved.text}
        confirmLabel={messages.unsaved.leave}
        cancelLabel={messages.unsaved.stay}
        danger
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </FormProvider>
  );
}
