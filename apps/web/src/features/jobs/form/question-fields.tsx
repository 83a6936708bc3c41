import { mostQuestions } from '@nimble/contracts/jobs';
import { CircleAlert, Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { jobFormMessages as messages, jobsMessages } from '../messages.ts';
import { addedQuestion, type JobDraft } from './job-draft.ts';
import { QuestionField } from './question-field.tsx';

/** The questions of a job: as many as 20, added and removed here. */
export function QuestionFields() {
  const { control, clearErrors, formState } = useFormContext<JobDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' });
  const listError = formState.errors.questions?.root?.message ?? formState.errors.questions?.message;
  const isFull = fields.length >= mostQuestions;
  return (
    <Card
      title={messages.questions}
      actions={
        <span className="text-ink-soft text-sm tabular-nums">{jobsMessages.questions(fields.length)}</span>
      }
    >
      {listError !== undefined && (
        <p
          role="alert"
          className="mb-4 flex items-center gap-2 rounded-control border border-danger-line bg-danger-soft px-3 py-2 text-danger-ink"
        >
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {listError}
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {fields.map((field, index) => (
          <QuestionField
            key={field.id}
            index={index}
            onRemove={() => {
              remove(index);
              clearErrors('questions');
            }}
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
    </Card>
  );
}
