import { criteriaInput, mostCriteria } from '@nimble/contracts/scorecards';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { criteriaMessages as messages } from '../messages.ts';
import { useUpdateCriteria } from '../scorecards.queries.ts';

type Props = { jobId: number; criteria: readonly string[]; onClose: () => void };
type Row = { key: number; name: string };

/** One to ten names, in their order. */
export function CriteriaDialog({ jobId, criteria, onClose }: Props) {
  const update = useUpdateCriteria(jobId);
  const [rows, setRows] = useState<Row[]>(() => criteria.map((name, key) => ({ key, name })));
  const [hasTried, setHasTried] = useState(false);
  const checked = criteriaInput.safeParse({ criteria: rows.map(({ name }) => name) });
  const issues = hasTried && !checked.success ? checked.error.issues : [];
  const issueOf = (index: number) => issues.find(({ path }) => path[1] === index)?.message;

  function save(): void {
    setHasTried(true);
    if (!checked.success) return;
    update.mutate(checked.data.criteria, {
      onSuccess: () => {
        toast.success(messages.saved);
        onClose();
      },
      onError: (error) => toast.error(messageOf(error, messages.saveFailed)),
    });
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={messages.editTitle}
      description={messages.editText}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="primary" loading={update.isPending} onClick={save}>
            {messages.save}
          </Button>
        </>
      }
    >
      <ol className="flex flex-col gap-2">
        {rows.map(({ key, name }, index) => (
          <li key={key} className="flex items-start gap-1">
            <Field
              label={messages.name(index + 1)}
              hideLabel
              error={issueOf(index)}
              className="min-w-0 flex-1"
            >
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  maxLength={60}
                  onChange={(event) =>
                    setRows(rows.map((row) => (row.key === key ? { key, name: event.target.value } : row)))
                  }
                />
              )}
            </Field>
            <IconButton
              label={messages.remove(index + 1)}
              icon={<Trash2 />}
              disabled={rows.length === 1}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            />
          </li>
        ))}
      </ol>
      {issues
        .filter(({ path }) => path.length < 2)
        .map(({ message }) => (
          <FieldError key={message}>{message}</FieldError>
        ))}
      <Button
        size="small"
        icon={<Plus />}
        disabled={rows.length >= mostCriteria}
        onClick={() => setRows([...rows, { key: nextKey(rows), name: '' }])}
        className="mt-3"
      >
        {messages.add}
      </Button>
    </Modal>
  );
}

function nextKey(rows: readonly Row[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
}
