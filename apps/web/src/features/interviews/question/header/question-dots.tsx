import type { PublicQuestion } from '@nimble/contracts/interviews';
import { Check, Ellipsis } from 'lucide-react';
import { interviewTexts as texts } from '../../messages.ts';

type Props = {
  questions: readonly PublicQuestion[];
  index: number;
  isAnswered: (questionId: number) => boolean;
  /** Recorded, and neither used nor discarded yet. */
  isUnjudged: (questionId: number) => boolean;
  /** The id of the text that says why this question cannot be left. */
  closedBy: string | undefined;
  onMove: (index: number) => void;
};

/** Jumps to any question; shows by icon and name which are answered, and which have a recording to be used. */
export function QuestionDots({ questions, index, isAnswered, isUnjudged, closedBy, onMove }: Props) {
  return (
    <ol
      className="flex flex-wrap gap-1 max-sm:grid max-sm:w-full max-sm:gap-x-0"
      // Only the grid on phones uses this. Without it, the last row would often have a single dot.
      style={{ gridTemplateColumns: `repeat(${evenRow(questions.length)}, minmax(0, 2.75rem))` }}
    >
      {questions.map((question, at) => {
        const label = texts.questionOf({ number: at + 1, count: questions.length });
        const mark = markOf(isAnswered(question.id), isUnjudged(question.id));
        return (
          <li key={question.id}>
            <button
              type="button"
              aria-current={at === index ? 'step' : undefined}
              aria-label={mark === undefined ? label : `${label}, ${mark.label}`}
              disabled={closedBy !== undefined && at !== index}
              aria-describedby={at === index ? undefined : closedBy}
              onClick={() => onMove(at)}
              className="grid h-11 w-11 place-items-center max-sm:w-full rounded-full disabled:opacity-50"
            >
              <span
                className={`grid size-7 place-items-center rounded-full border font-medium text-xs ${
                  at === index
                    ? 'border-brand bg-brand-soft text-brand-ink'
                    : 'border-line-strong text-ink-soft'
                }`}
              >
                {mark === undefined ? at + 1 : <mark.Sign aria-hidden className="size-4" />}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Dots that fit beside each other on a phone. */
const longestRow = 8;

/** Dots of a row when the rows are filled evenly. */
function evenRow(count: number): number {
  return Math.ceil(count / Math.ceil(count / longestRow));
}

function markOf(isAnswered: boolean, isUnjudged: boolean) {
  if (isUnjudged) return { Sign: Ellipsis, label: texts.unjudged };
  return isAnswered ? { Sign: Check, label: texts.answered } : undefined;
}
