import { CircleAlert, Plus } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { FromLibrary, SaveToLibrary } from '../../question-library/choose/index.ts';
import { jobsMessages, jobFormMessages as messages } from '../messages.ts';
import { PoolSelect } from './pools/pool-select.tsx';
import { PoolsSection } from './pools/pools-section.tsx';
import { QuestionField } from './question-field.tsx';
import { QuestionTools } from './question-tools.tsx';
import { useFirstError } from './use-first-error.ts';
import { useQuestions } from './use-questions.ts';
import { VideoNote } from './video/video-note.tsx';

/** `jobId` of an existing job: its last question cannot be removed, and each removal is confirmed. */
type Props = { jobId?: number };

/** The questions of a job: up to 20, added, duplicated, ordered and removed here. */
export function QuestionFields({ jobId }: Props) {
  const questions = useQuestions(jobId !== undefined);
  const { fields, order, room, error, toRemove, remove, keep } = questions;
  const withErrors = useFirstError();
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
      <VideoNote />
      <p role="status" className="sr-only">
        {order.announcement}
      </p>
      <div ref={withErrors}>
        <ol className="flex flex-col gap-3">
          {fields.map(({ key }, index) => (
            <QuestionItem key={key} index={index} fieldKey={key} jobId={jobId} questions={questions} />
          ))}
        </ol>
      </div>
      <AddButtons questions={questions} />
      {room === 0 && <p className="mt-2 text-ink-soft text-sm">{messages.mostQuestionsReached}</p>}
      <PoolsSection />
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

type Questions = ReturnType<typeof useQuestions>;
type ItemProps = { index: number; fieldKey: string; jobId: number | undefined; questions: Questions };

function QuestionItem({ index, fieldKey, jobId, questions }: ItemProps) {
  const { fields, order, room, duplicate, removal, library } = questions;
  return (
    <QuestionField
      index={index}
      item={order.item(index)}
      pool={<PoolSelect index={index} />}
      tools={
        <QuestionTools
          index={index}
          count={fields.length}
          fieldKey={fieldKey}
          order={order}
          onDuplicate={room === 0 ? undefined : () => duplicate(index)}
          onRemove={removal(index)}
          save={
            <SaveToLibrary
              number={index + 1}
              jobId={jobId}
              read={() => library.read(index)}
              onSaved={({ id }) => library.remember(index, id)}
            />
          }
        />
      }
    />
  );
}

function AddButtons({ questions: { fields, room, add, library } }: { questions: Questions }) {
  return (
    <div className={classNames('grid gap-2 sm:grid-cols-2', fields.length > 0 && 'mt-3')}>
      <Button icon={<Plus />} disabled={room === 0} onClick={add}>
        {messages.addQuestion}
      </Button>
      <FromLibrary room={room} mayPool={library.mayPool} onAdd={library.add} />
    </div>
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
