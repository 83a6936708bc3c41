import { countCharacters, countWords, type SettingsOf } from '@nimble/contracts/answers';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDuration } from '../../lib/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Textarea } from '../../ui/fields/textarea.tsx';
import type { Draft } from './drafts/drafts.ts';
import { answerTexts as texts } from './messages.ts';
import { withinLimits } from './text-limits.ts';

/** Seconds before the end that are announced, and shown in another color. */
const warnings = [10, 30, 60];

type Props = {
  draft: Draft;
  settings: SettingsOf<'text'>;
  secondsLeft: number;
  onChange: (text: string) => void;
};

/** The field of a written answer, with its limits, its time and what is saved. */
export function TextEditor({ draft, settings, secondsLeft, onChange }: Props) {
  const [isCut, setIsCut] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isOver = secondsLeft === 0;
  useEffect(() => {
    const written = field.current;
    written?.focus();
    written?.setSelectionRange(written.value.length, written.value.length);
  }, []);
  const { text } = draft.value;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {texts.label}
        </label>
        <TimeLeft seconds={secondsLeft} />
      </div>
      <Textarea
        id={id}
        ref={field}
        value={text}
        readOnly={isOver}
        rows={10}
        spellCheck
        aria-describedby={`${id}-limits`}
        className="field-sizing-content max-h-[60vh] min-h-56 text-base leading-relaxed"
        onChange={({ target }) => {
          const kept = withinLimits(target.value, settings);
          setIsCut(kept !== target.value);
          if (kept !== text) onChange(kept);
        }}
      />
      <Limits id={`${id}-limits`} draft={draft} settings={settings} />
      <p role="status" className="text-sm text-warning-ink empty:hidden">
        {isCut && texts.limitReached}
      </p>
    </div>
  );
}

function Limits({ id, draft, settings }: Pick<Props, 'draft' | 'settings'> & { id: string }) {
  const { text } = draft.value;
  return (
    <div
      id={id}
      className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-ink-soft text-sm tabular-nums"
    >
      <span className="flex flex-wrap gap-x-4">
        <span>{texts.characters({ count: countCharacters(text), most: settings.maximumCharacters })}</span>
        {settings.maximumWords !== null && (
          <span>{texts.words({ count: countWords(text), most: settings.maximumWords })}</span>
        )}
      </span>
      <Saving draft={draft} />
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

function Saving({ draft: { saving, refusal, sequence } }: { draft: Draft }) {
  if (refusal !== undefined)
    return <span className="text-danger-ink">{texts.refused({ reason: refusal })}</span>;
  if (sequence === 0) return null;
  const icon = { saved: <Check />, saving: <LoaderCircle className="animate-spin" />, waiting: <CloudOff /> };
  return (
    <span className="inline-flex items-center gap-1.5 [&_svg]:size-3.5">
      {icon[saving]}
      {texts[saving]}
    </span>
  );
}
