import { type TemplateCategoryKey, templateCategories } from '@nimble/contracts/templates';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { templatesMessages } from './messages.ts';
import { useSaveTemplate } from './templates.queries.ts';

const messages = templatesMessages.save;

/** Saves a job as a template of the company. */
export function SaveTemplateDialog({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const options = templateCategories().map(({ slug, name }) => ({ value: slug, label: name }));
  const saving = useSaveTemplate();
  const [category, setCategory] = useState<TemplateCategoryKey>('technology');
  function save(): void {
    saving.mutate(
      { job: jobId, category },
      {
        onSuccess: () => {
          toast.success(messages.done);
          onClose();
        },
        onError: (error) => toast.error(messageOf(error, messages.failed)),
      },
    );
  }
  return (
    <FormModal
      onClose={onClose}
      size="small"
      title={messages.title}
      description={messages.text}
      submitLabel={messages.confirm}
      isSending={saving.isPending}
      staysWhileSending
      onSubmit={save}
    >
      <Field label={messages.category}>
        {(control) => <Select {...control} value={category} options={options} onChange={setCategory} />}
      </Field>
    </FormModal>
  );
}
