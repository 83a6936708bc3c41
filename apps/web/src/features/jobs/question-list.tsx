import type { Question, QuestionInput } from '@nimble/contracts/jobs';
import { Clock } from 'lucide-react';
import { Badge } from '../../ui/figures/badge.tsx';
import { FormatBadges } from './formats/format-badges.tsx';
import { jobFormMessages } from './messages.ts';
import { timeLimitLabel } from './time-limit.ts';

type ListedQuestion = QuestionInput & Pick<Question, 'formats'>;

/** Questions to read, in the order of the interview. */
export function QuestionList({ questions }: { questions: readonly ListedQuestion[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {questions.map((question, index) => (
        // By index: nothing moves in a read-only list, and two questions may have the same text.
        <li key={index} className="flex gap-3">
          <span
            aria-hidden
            className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken font-semibold text-ink-soft text-xs tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p dir="auto" className="break-words">
              {question.question}
            </p>
            <p className="mt-1.5 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
              <span className="inline-flex items-center gap-1 tabular-nums">
                <Clock aria-hidden className="size-3.5 text-ink-faint" />
                {timeLimitLabel(question.time_limit)}
              </span>
              <Badge tone={question.required ? 'green' : 'neutral'}>
                {question.required ? jobFormMessages.required : jobFormMessages.optional}
              </Badge>
              <FormatBadges formats={question.formats} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
