import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { compareMessages as messages } from './messages.ts';

type Props = {
  questions: readonly { id: number; question: string }[];
  /** Questions may still come. */
  isLoading: boolean;
  value: number | undefined;
  onChange: (questionId: number) => void;
};

/** Navigates between questions; the current one is shown in full. */
export function QuestionSteps({ questions, isLoading, value, onChange }: Props) {
  const index = questions.findIndex(({ id }) => id === value);
  const current = questions[index];
  if (current === undefined) return isLoading && <QuestionsToCome />;
  const before = questions[index - 1];
  const after = questions[index + 1];
  return (
    <section aria-label={messages.questions}>
      <div className="flex items-center gap-1">
        <IconButton
          label={messages.previousQuestion}
          icon={<ChevronLeft />}
          disabled={before === undefined}
          onClick={() => before && onChange(before.id)}
          className="-ms-2"
        />
        <Select
          aria-label={messages.questions}
          value={String(current.id)}
          options={questions.map(({ id }, place) => ({
            value: String(id),
            label: messages.questionOf({ number: place + 1, count: questions.length }),
          }))}
          onChange={(id) => onChange(Number(id))}
          className="w-44"
        />
        <IconButton
          label={messages.nextQuestion}
          icon={<ChevronRight />}
          disabled={after === undefined}
          onClick={() => after && onChange(after.id)}
        />
      </div>
      <p dir="auto" aria-live="polite" className="mt-2 break-words font-medium text-lg">
        {current.question}
      </p>
    </section>
  );
}

/** As high as a question of one line, of two on a phone, so that the buttons below do not move. */
function QuestionsToCome() {
  return (
    <section aria-label={messages.questions} aria-busy>
      <Skeleton className="h-control w-44" />
      <div className="mt-2 text-lg">
        <Skeleton className="h-[2lh] max-w-2xl sm:h-[1lh]" />
      </div>
    </section>
  );
}
