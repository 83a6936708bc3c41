import type { PublicQuestion } from '@nimble/contracts/interviews';
import { Check } from 'lucide-react';
import { interviewTexts as texts } from '../messages.ts';

type Props = {
  questions: readonly PublicQuestion[];
  index: number;
  isAnswered: (questionId: number) => boolean;
  /** The id of what says why nobody can leave this question now. */
  closedBy: string | undefined;
  onMove: (index: number) => void;
};

/** Jumps to any question; says by sign and name which are answered. */
export function QuestionDots({ questions, index, isAnswered, closedBy, onMove }: Props) {
  return (
    <ol className="flex flex-wrap gap-1">
      {questions.map((question, at) => {
        const answered = isAnswered(question.id);
        const label = texts.questionOf(at + 1, questions.length);
        return (
          <li key={question.id}>
            <button
              type="button"
              aria-current={at === index ? 'step' : undefined}
              aria-label={answered ? `${label}, ${texts.answered}` : label}
              disabled={closedBy !== undefined && at !== index}
              aria-describedby={at === index ? undefined : closedBy}
              onClick={() => onMove(at)}
              className="grid size-11 place-items-center rounded-full disabled:opacity-50"
            >
              <span
                className={`grid size-7 place-items-center rounded-full border font-medium text-xs ${
                  at === index
                    ? 'border-brand bg-brand-soft text-brand-ink'
                    : 'border-line-strong text-ink-soft'
                }`}
              >
                {answered ? <Check aria-hidden className="size-4" /> : at + 1}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
