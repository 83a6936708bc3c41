import type { NewJobQuestion, Question, QuestionPool } from '@nimble/contracts/jobs';
import { Clock, Shuffle } from 'lucide-react';
import { isTimed } from '../../shared/questions/is-timed.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { StoredMedia } from '../question-media/index.ts';
import { poolMessages } from './form/pools/messages.ts';
import { poolName, poolSize } from './form/pools/pool-size.ts';
import { FormatBadges } from './formats/format-badges.tsx';
import { jobFormMessages } from './messages.ts';
import { timeLimitLabel } from './time-limit.ts';

type ListedQuestion = NewJobQuestion & Pick<Question, 'formats'>;
type Props = { questions: readonly ListedQuestion[]; pools: readonly QuestionPool[] };

/** Questions to read, in the order of the interview. */
export function QuestionList({ questions, pools }: Props) {
  return (
    <ol className="flex flex-col gap-4">
      {questions.map((question, index) => (
        // The index is the key: nothing moves in a read-only list, and two questions may have the same text.
        <li key={index} className="flex gap-3">
          <span
            aria-hidden
            className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken font-semibold text-ink-soft text-xs tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <p dir="auto" className="break-words">
              {question.question}
            </p>
            <p className="mt-1.5 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
              {isTimed(question) && (
                <span className="inline-flex items-center gap-1 tabular-nums">
                  <Clock aria-hidden className="size-3.5 text-ink-faint" />
                  {timeLimitLabel(question.time_limit)}
                </span>
              )}
              <Badge tone={question.required ? 'green' : 'neutral'}>
                {question.required ? jobFormMessages.required : jobFormMessages.optional}
              </Badge>
              <FormatBadges formats={question.formats} />
              <PoolBadge pool={question.pool} questions={questions} pools={pools} />
            </p>
            {typeof question.media === 'number' && <StoredMedia id={question.media} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function PoolBadge({ pool = null, questions, pools }: Props & { pool: number | null | undefined }) {
  const draw = pools[(pool ?? 0) - 1]?.draw;
  if (pool === null || draw === undefined) return null;
  const count = poolSize(questions, pool);
  return (
    <Badge tone="blue" icon={<Shuffle aria-hidden />}>
      {poolMessages.mark({ name: poolName(pool), draw, count })}
    </Badge>
  );
}
