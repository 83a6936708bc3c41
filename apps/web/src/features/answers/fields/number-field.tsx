import { hasDecimals, largestNumber } from '@nimble/contracts/answers';
import { useEffect, useRef, useState } from 'react';
import { locale } from '../../../lib/language/language.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { answerTexts as texts } from '../messages.ts';
import { shownNumber } from '../shown-values.ts';
import type { CandidateSettings, FieldProps } from './field-props.ts';
import { parseNumber } from './parse-number.ts';

/** A number as people of any language type it; what was read is shown, so that a separator is never misread unseen. */
export function NumberField({ id, value: { number }, settings, isOver, onChange }: FieldProps<'number'>) {
  const [typed, setTyped] = useState('');
  const [hasLeft, setHasLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  // Another device has changed it, or the page was loaded again.
  const shown = readNumber(typed) === number ? typed : plainNumber(number);
  const limits = numberHint(settings);
  const problem = shown.trim() === '' ? undefined : problemOf(number, settings);
  const isShown = problem !== undefined && (hasLeft || !canBecomeRight(shown, number, settings));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          id={id}
          ref={field}
          value={shown}
          readOnly={isOver}
          inputMode={keyboardOf(settings)}
          autoComplete="off"
          maxLength={30}
          dir="ltr"
          aria-describedby={`${id}-limits ${id}-read`}
          aria-invalid={isShown || undefined}
          onBlur={() => setHasLeft(true)}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = readNumber(target.value);
            if (read !== number) onChange({ format: 'number', number: read });
          }}
          className="max-w-48 text-base tabular-nums"
        />
        {settings.unit !== null && (
          <span aria-hidden className="wrap-anywhere min-w-0 text-ink-soft">
            {settings.unit}
          </span>
        )}
      </div>
      <Limits id={`${id}-limits`} text={limits} areBroken={isShown && problem === limits} />
      <p id={`${id}-read`} role="status" className="text-sm empty:hidden">
        {number !== null &&
          problem === undefined &&
          texts.readAs({ number: shownNumber({ number, unit: settings.unit }) })}
      </p>
      {isShown && problem !== limits && <FieldError>{problem}</FieldError>}
    </div>
  );
}

/** Said once: as a hint, or as the fault of what was typed. */
function Limits({ id, text, areBroken }: { id: string; text: string; areBroken: boolean }) {
  if (areBroken) return <FieldError id={id}>{text}</FieldError>;
  return (
    <p id={id} className="text-ink-soft text-sm">
      {text}
    </p>
  );
}

function readNumber(typed: string): number | null {
  const read = parseNumber(typed, locale());
  return read === null || Math.abs(read) > largestNumber ? null : read;
}

/** As it is typed: without groups. */
function plainNumber(number: number | null): string {
  return number === null
    ? ''
    : number.toLocaleString(locale(), { useGrouping: false, maximumFractionDigits: 20 });
}

/** The keyboard for whole numbers has no separator, and neither of them a minus sign on every phone. */
function keyboardOf({ minimum, decimals }: CandidateSettings<'number'>): 'text' | 'decimal' | 'numeric' {
  if (minimum === null || minimum < 0) return 'text';
  return decimals > 0 ? 'decimal' : 'numeric';
}

/** Why it cannot be the answer. */
function problemOf(number: number | null, settings: CandidateSettings<'number'>): string | undefined {
  if (number === null) return texts.notANumber;
  return isNumberAllowed(number, settings) ? undefined : numberHint(settings);
}

export function isNumberAllowed(
  number: number,
  { minimum, maximum, decimals }: CandidateSettings<'number'>,
): boolean {
  return (
    hasDecimals(number, decimals) &&
    number >= (minimum ?? -largestNumber) &&
    number <= (maximum ?? largestNumber)
  );
}

/** More typing may still make it an answer: a 1 the 15 that is meant, a minus sign a number. */
function canBecomeRight(
  typed: string,
  number: number | null,
  { minimum, maximum, decimals }: CandidateSettings<'number'>,
): boolean {
  if (number === null) return parseNumber(typed, locale()) === null && /^[-−–+\s\d.,'’]*$/.test(typed);
  if (!hasDecimals(number, decimals)) return false;
  return number >= 0 ? number <= (maximum ?? largestNumber) : number >= (minimum ?? -largestNumber);
}

/** Its limits in a sentence. */
export function numberHint({ minimum, maximum, decimals, unit }: CandidateSettings<'number'>): string {
  const shown = (number: number) => shownNumber({ number, unit });
  const limits =
    minimum !== null && maximum !== null
      ? texts.numberBetween({ minimum: shown(minimum), maximum: shown(maximum) })
      : minimum !== null
        ? texts.numberFrom({ minimum: shown(minimum) })
        : maximum !== null
          ? texts.numberUpTo({ maximum: shown(maximum) })
          : unit !== null
            ? texts.anyNumberIn({ unit })
            : decimals > 0 && texts.anyNumber;
  const kind = decimals === 0 ? texts.wholeNumber : texts.decimals({ count: decimals });
  return limits === false ? kind : `${limits} ${kind}`;
}
