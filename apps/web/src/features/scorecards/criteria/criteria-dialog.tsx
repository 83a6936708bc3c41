import { longestCriterion, mostCriteria } from '@nimble/contracts/scorecards';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { criteriaMessages as messages } from '../messages.ts';
import { useCriteriaForm } from './use-criteria-form.ts';

type Props = { jobId: number; criteria: readonly string[]; onClose: () => void };

/** One to ten names, in their order. */
export function CriteriaDialog({ jobId, criteria, onClose }: Props) {
  const form = useCriteriaForm(jobId, criteria, onClose);
  return (
    <FormModal
      onClose={onClose}
      title={messages.editTitle}
      description={messages.editText}
      submitLabel={messages.save}
      isSending={form.isSaving}
      onSubmit={form.save}
    >
      <ol className="flex flex-col gap-2">
        {form.rows.map((row, index) => (
          <CriterionRow key={row.key} row={row} index={index} form={form} />
        ))}
      </ol>
      {form.errors.map((message) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
      <Button
        size="small"
        icon={<Plus />}
        disabled={form.rows.length >= mostCriteria}
        onClick={form.add}
        className="justify-self-start"
      >
        {messages.add}
      </Button>
    </FormModal>
  );
}

type Form = ReturnType<typeof useCriteriaForm>;
type RowProps = { row: Form['rows'][number]; index: number; form: Form };

function CriterionRow({ row: { key, name }, index, form }: RowProps) {
  return (
    <li className="flex items-start gap-1">
      <Field
        label={messages.name({ number: index + 1 })}
        hideLabel
        error={form.errorOf(index)}
        className="min-w-0 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={longestCriterion}
            onChange={(event) => form.rename(key, event.target.value)}
          />
        )}
      </Field>
      <IconButton
        label={messages.remove({ number: index + 1 })}
        icon={<Trash2 />}
        disabled={form.rows.length === 1}
        onClick={() => form.remove(key)}
      />
    </li>
  );
}
