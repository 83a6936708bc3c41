import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatDuration } from '../../lib/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Draft } from './drafts/drafts.ts';
import { answerTexts as texts } from './messages.ts';

/** Seconds before the end that are announced, and shown in another color. */
const warnings = [10, 30, 60];

type Props = {
  draft: Draft;
  /** undefined: without limit. */
  secondsLeft: number | undefined;
  children: (field: { id: string; labelledBy: string }) => ReactNode;
};

/** Around the field of an answer: its name, its time and what is saved. */
export function AnswerFrame({ draft, secondsLeft, children }: Props) {
  const id = useId();
  const labelledBy = `${id}-label`;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <label id={labelledBy} htmlFor={id} className="font-medium text-sm">
          {texts.label}
        </label>
        {secondsLeft === undefined ? (
          <span className="text-ink-soft text-sm">{texts.untimed}</span>
        ) : (
          <TimeLeft seconds={secondsLeft} />
        )}
      </div>
      {children({ id, labelledBy })}
      <div className="flex min-h-6 justify-end text-ink-soft text-sm">
        <Saving draft={draft} />
      </div>
    </div>
  );
}

function TimeLeft({ seconds }: { seconds: number }) {
  const warning = warnings.find((each) => seconds <= each);
  return (
    <span
      className={classNames(
        'font-semibold text-lg tabular-nums',
        warning === undefined ? 'text-ink' : 'text-warning-ink',
      )}
    >
      <span className="sr-only">{texts.timeLeft} </span>
      {formatDuration(seconds)}
      <span aria-live="assertive" className="sr-only">
        {warning !== undefined && seconds > 0 && texts.secondsLeft({ count: warning })}
      </span>
    </span>
  );
}

function Saving({ draft: { saving, refusal, sequence, isUnkept } }: { draft: Draft }) {
  if (refusal !== undefined)
    return <span className="text-danger-ink">{texts.refused({ reason: refusal })}</span>;
  if (sequence === 0) return null;
  if (saving === 'waiting' && isUnkept)
    return <span className="font-medium text-danger-ink">{texts.onlyOnPage}</span>;
  const icon = { saved: <Check />, saving: <LoaderCircle className="animate-spin" />, waiting: <CloudOff /> };
  return (
    <span className="inline-flex items-center gap-1.5 [&_svg]:size-3.5 [&_svg]:shrink-0">
      {icon[saving]}
      {texts[saving]}
    </span>
  );
}
