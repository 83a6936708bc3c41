import { CircleAlert, Plus } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { jobsMessages, jobFormMessages as messages } from '../messages.ts';
import { QuestionField } from './question-field.tsx';
import { QuestionTools } from './question-tools.tsx';
import { useQuestions } from './use-questions.ts';

/** `keepsOne`: the last question of an existing job cannot be removed, and each removal is confirmed. */
type Props = { keepsOne?: boolean };

/** The questions of a job: up to 20, added, duplicated, ordered and removed here. */
export function QuestionFields({ keepsOne = false }: Props) {
  const { fields, order, isFull, error, add, duplicate, removal, toRemove, remove, keep } =
    useQuestions(keepsOne);
  return (
    <Card
      title={messages.questions}
      actions={
        <span className="text-ink-soft text-sm tabular-nums">
          {jobsMessages.questions({ count: fields.length })}
        </span>
      }
    >
      <ListError message={error} />
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
        onClick={add}
        className={fields.length > 0 ? 'mt-3 w-full' : 'w-full'}
      >
        {messages.addQuestion}
      </Button>
      {isFull && <p className="mt-2 text-ink-soft text-sm">{messages.mostQuestionsReached}</p>}
      <ConfirmDialog
        open={toRemove !== null}
        title={messages.removal.title}
        description={messages.removal.text({ number: (toRemove ?? 0) + 1 })}
        confirmLabel={messages.removal.confirm}
        danger
        onConfirm={() => toRemove !== null && remove(toRemove)}
        onCancel={keep}
      />
    </Card>
  );
}

/** Errors of the whole list are in a red banner above it. */
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
