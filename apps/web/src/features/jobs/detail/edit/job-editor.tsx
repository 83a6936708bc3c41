import type { Job } from '@nimble/contracts/jobs';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { ButtonAfterUpload, useIsUploadingMedia } from '../../../question-media/index.ts';
import { DetailFields } from '../../form/detail-fields.tsx';
import { QuestionFields } from '../../form/question-fields.tsx';
import { jobPageMessages } from '../../messages.ts';
import { StatusField } from '../status-field.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { type Closing, useJobEdit } from './use-job-edit.ts';

const messages = jobPageMessages.edit;

type Props = Closing & { job: Job };

/** A job with everything open for changes; typed input is lost only on confirmation. */
export function JobEditor({ job, ...closing }: Props) {
  const edit = useJobEdit(job, closing);
  const isUploading = useIsUploadingMedia();
  return (
    <FormProvider {...edit.form}>
      <form noValidate onSubmit={(event) => void edit.save(event)} aria-label={messages.title}>
        {/* Above rather than below, where toasts appear. */}
        <header
          data-stays="top"
          className="sticky top-header z-10 flex flex-wrap items-center justify-end gap-2 border-line border-b bg-canvas py-3"
        >
          {/* The buttons go to the next row when they leave too little room for it, as while a file is being uploaded. */}
          <h2 title={messages.title} className="min-w-0 flex-1 basis-24 truncate font-semibold text-2xl">
            {messages.title}
          </h2>
          <Button onClick={edit.leaving.cancel} disabled={edit.isSaving}>
            {messages.cancel}
          </Button>
          <ButtonAfterUpload
            type="submit"
            variant="primary"
            loading={edit.isSaving}
            disabled={!edit.isDirty && !isUploading}
          >
            {messages.save}
          </ButtonAfterUpload>
        </header>
        <p className="mt-3 mb-4 text-ink-soft">{edit.isRestored ? messages.restored : messages.subtitle}</p>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <DetailFields>
            <StatusField current={job.status} />
          </DetailFields>
          <QuestionFields jobId={job.id} />
        </div>
      </form>
      <EditDialogs edit={edit} />
    </FormProvider>
  );
}

/** Whether edits may be discarded, and whose count after a concurrent change. */
function EditDialogs({ edit: { leaving, conflict } }: { edit: ReturnType<typeof useJobEdit> }) {
  return (
    <>
      <ConfirmDialog
        open={leaving.isAsking}
        title={messages.unsaved.title}
        description={leaving.isCanceling ? messages.unsaved.cancelText : messages.unsaved.leaveText}
        confirmLabel={messages.unsaved.leave}
        cancelLabel={messages.unsaved.stay}
        danger
        onConfirm={leaving.discard}
        onCancel={leaving.stay}
      />
      {conflict.met !== null && (
        <ConflictDialog conflict={conflict.met} onChosen={conflict.choose} onClose={conflict.leave} />
      )}
    </>
  );
}
