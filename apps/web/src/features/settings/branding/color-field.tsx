import { Contrast } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { brandingMessages as messages } from '../messages.ts';
import { type ColorName, correctionOf, longColor } from './branding-draft.ts';

type Props = {
  name: ColorName;
  field: UseFormRegisterReturn;
  value: string;
  error: string | undefined;
  isCorrected: boolean;
  disabled: boolean;
  onPick: (color: string) => void;
};

/** A color to pick or to type, and its replacement if it could not be read. */
export function ColorField({ name, field, value, error, isCorrected, disabled, onPick }: Props) {
  const { label, use } = messages.colors[name];
  return (
    <Field
      label={label}
      hint={<Use name={name} value={isCorrected ? value : ''} use={use} />}
      error={error}
      required
    >
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={messages.pick({ color: label })}
            value={longColor(value) ?? '#000000'}
            disabled={disabled}
            onChange={(event) => onPick(event.target.value)}
            className="h-control w-12 shrink-0 cursor-pointer rounded-control border border-control/70 bg-surface p-1 disabled:cursor-not-allowed"
          />
          <Input
            {...control}
            {...field}
            readOnly={disabled}
            maxLength={9}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
          />
        </div>
      )}
    </Field>
  );
}

function Use({ name, value, use }: { name: ColorName; value: string; use: string }) {
  const corrections = (['light', 'dark'] as const).flatMap((theme) => {
    const shown = correctionOf(name, value, theme);
    return shown === undefined ? [] : [messages.corrected[theme]({ shown })];
  });
  return (
    <>
      {use}
      {corrections.map((text) => (
        <span key={text} className="mt-1 flex items-start gap-1.5 text-warning-ink">
          <Contrast aria-hidden className="mt-[0.2em] size-3.5 shrink-0" />
          {text}
        </span>
      ))}
    </>
  );
}
