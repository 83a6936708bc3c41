import { countCharacters, countWords } from '@nimble/contracts/answers';
import { useEffect, useRef, useState } from 'react';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { answerTexts as texts } from '../messages.ts';
import type { FieldProps } from './field-props.ts';
import { withinLimits } from './text-limits.ts';

/** The field of a written answer, with its limits. */
export function TextField({ id, value: { text }, settings, isOver, onChange }: FieldProps<'text'>) {
  const [isCut, setIsCut] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const written = field.current;
    written?.focus();
    written?.setSelectionRange(written.value.length, written.value.length);
  }, []);
  return (
    <>
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
          if (kept !== text) onChange({ format: 'text', text: kept });
        }}
      />
      <p id={`${id}-limits`} className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm tabular-nums">
        <span>{texts.characters({ count: countCharacters(text), most: settings.maximumCharacters })}</span>
        {settings.maximumWords !== null && (
          <span>{texts.words({ count: countWords(text), most: settings.maximumWords })}</span>
        )}
      </p>
      <p role="status" className="text-sm text-warning-ink empty:hidden">
        {isCut && texts.limitReached}
      </p>
    </>
  );
}
