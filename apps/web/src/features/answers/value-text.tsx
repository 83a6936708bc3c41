import type { ShownValue } from '@nimble/contracts/answers';
import { TriangleAlert } from 'lucide-react';
import { formatDuration } from '../../lib/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { answerTexts as texts } from './messages.ts';

/** An answer that is not recorded, to read: the answer, its length and its time. */
export function ValueText({ value, className }: { value: ShownValue; className?: string }) {
  const { text, words, characters, seconds, isLate } = value;
  return (
    <figure className={classNames('min-w-0 text-start', className)}>
      <blockquote dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-wrap leading-relaxed">
        {text}
      </blockquote>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm tabular-nums">
        <span>{texts.length({ words, characters })}</span>
        <span>{texts.timeUsed({ time: formatDuration(seconds) })}</span>
        {isLate && (
          <Badge tone="amber" icon={<TriangleAlert />}>
            {texts.late}
          </Badge>
        )}
      </figcaption>
    </figure>
  );
}
