import { mostQuestions } from '@nimble/contracts/jobs';
import { CircleAlert, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { jobsMessages, jobFormMessages as messages } from '../messages.ts';
import { addedQuestion, type JobDraft } from './job-draft.ts';
import { QuestionField } from './question-field.tsx';
import { QuestionTools } from './question-tools.tsx';
import { useQuestionOrder } from './use-question-order.ts';

/** `keepsOne`: of a job that exists the last question cannot be removed, and each removal is asked about (spec 2 §2). */
type Props = { keepsOne?: boolean };

/** The questions of a job: as many as 20, added, duplicated, ordered and removed here. */
export function QuestionFields({ keepsOne = false }: Props) {
  const { control, clearErrors, formState, getValues } = useFormContext<JobDraft>();
  // Under `key`, because a question that is already saved has an `id` of its own.
  const { fields, append, insert, move, remove } = useFieldArray({
    control,
    name: 'questions',
    keyName: 'key',
  });
  const keys = useMemo(() => fields.map(({ key }) => key), [fields]);
  const [toRemove, setToRemove] = useState<number | null>(null);
  const order = useQuestionOrder(keys, (from, to) => {
    move(from, to);
    clearErrors('questions');
  });
  const isFull = fields.length >= mostQuestions;

  function drop(index: number): void {
    remove(index);
    clearErrors('questions');
    setToRemove(null);
  }
  function duplicate(index: number): void {
    const { id: _ofTheOther, ...copy } = getValues(`questions.${index}`);
    insert(index + 1, copy, { focusName: `questions.${index + 1}.question` });
    clearErrors('questions');
  }
  function removal(index: number): (() => void) | undefined {
    if (!keepsOne) return () => drop(index);
    return fields.length > 1 ? () => setToRemove(index) : undefined;
  }

  return (
    <Card
      title={messages.questions}
      actions={
        <span className="text-ink-soft text-sm tabular-nums">{jobsMessages.questions(fields.length)}</span>
      }
    >
      <ListError message={formState.errors.questions?.root?.message ?? formState.errors.questions?.message} />
      <p role="status" className="sr-only">
        {order.announcement}
      </p>
      <ol className="flex flex-col gap-3">
        {fields.map(({ key }, index) => (
          <QuestionField
            key={key}
            index={index}
            item={order.item(index)}
            tools={
              <QuestionTools
                index={index}
                count={fields.length}
                fieldKey={key}
                order={order}
                onDuplicate={isFull ? undefined : () => duplicate(index)}
                onRemove={removal(index)}
              />
            }
          />
        ))}
      </ol>
      <Button
        icon={<Plus />}
        disabled={isFull}
        onClick={() => {
          append(addedQuestion(), { focusName: `questions.${fields.length}.question` });
          clearErrors('questions');
        }}
        className={fields.length > 0 ? 'mt-3 w-full' : 'w-full'}
      >
        {messages.addQuestion}
      </Button>
      {isFull && <p className="mt-2 text-ink-soft text-sm">{messages.mostQuestionsReached}</p>}
      <ConfirmDialog
        open={toRemove !== null}
        title={messages.removal.title}
        description={messages.removal.text((toRemove ?? 0) + 1)}
        confirmLabel={messages.removal.confirm}
        danger
        onConfirm={() => toRemove !== null && drop(toRemove)}
        onCancel={() => setToRemove(null)}
      />
    </Card>
  );
}

/** What is wrong with the questions as a list stands in a red banner above it (spec 2 §2). */
function ListError({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p
      role="alert"
      className="mb-4 flex items-center gap-2 rounded-control border border-danger-line bg-danger-soft px-3 py-2 text-danger-ink"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      {message}
    </p>
  );
}
