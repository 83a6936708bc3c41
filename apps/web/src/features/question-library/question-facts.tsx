import type { Difficulty, LibraryQuestion } from '@nimble/contracts/question-library';
import { Briefcase, Clock, ListChecks } from 'lucide-react';
import { isTimed } from '../../shared/questions/is-timed.ts';
import { Badge, type Tone } from '../../ui/figures/badge.tsx';
import { StoredMedia } from '../question-media/index.ts';
import { libraryMessages as messages } from './messages.ts';

const tones: Readonly<Record<Difficulty, Tone>> = { easy: 'green', medium: 'amber', hard: 'red' };

/** Its time limit, uses, criteria, difficulty and tags. */
export function QuestionFacts({ question }: { question: LibraryQuestion }) {
  const { content, uses, criteria, difficulty, tags } = question;
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft text-sm">
      {isTimed(content) && (
        <span className="inline-flex items-center gap-1 tabular-nums">
          <Clock aria-hidden className="size-3.5 text-ink-faint" />
          {timeLimitLabel(content.time_limit)}
        </span>
      )}
      <span className="inline-flex items-center gap-1 tabular-nums">
        <Briefcase aria-hidden className="size-3.5 text-ink-faint" />
        {messages.uses({ count: uses })}
      </span>
      {criteria.length > 0 && (
        <span className="inline-flex min-w-0 items-center gap-1">
          <ListChecks aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
          <span dir="auto" className="wrap-anywhere">
            {criteria.join(', ')}
          </span>
        </span>
      )}
      {(difficulty !== null || tags.length > 0) && (
        <span className="inline-flex min-w-0 flex-wrap gap-1.5">
          {difficulty !== null && <Badge tone={tones[difficulty]}>{messages.difficulties[difficulty]}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>
              <span dir="auto" className="wrap-anywhere">
                {tag}
              </span>
            </Badge>
          ))}
        </span>
      )}
    </span>
  );
}

/** What it shows. */
export function QuestionFile({ question: { content } }: { question: LibraryQuestion }) {
  return typeof content.media === 'number' ? <StoredMedia id={content.media} /> : null;
}

function timeLimitLabel(seconds: number): string {
  return seconds % 60 === 0
    ? messages.minutes({ count: seconds / 60 })
    : messages.seconds({ count: seconds });
}
