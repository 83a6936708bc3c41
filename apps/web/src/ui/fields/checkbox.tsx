import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { clicksOf, isShifted, refusesPress, type SavedAtOnce } from './saved-at-once.ts';

export type CheckboxProps = SavedAtOnce & {
  checked: boolean;
  /** `isRange`: the Shift key was held, which in a list means all up to this one. */
  onChange: (checked: boolean, isRange: boolean) => void;
  label: string;
  /** Some of several, not all. */
  indeterminate?: boolean;
  disabled?: boolean;
  /** Why it is disabled, or additional effects. */
  title?: string | undefined;
  /** The id of a description. */
  describedBy?: string;
  className?: string;
  /** Classes of the label's text, such as `md:sr-only` when a column's head has it. */
  labelClassName?: string;
};

export function Checkbox({
  checked,
  onChange,
  label,
  indeterminate = false,
  disabled = false,
  busy,
  title,
  describedBy,
  className,
  labelClassName,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label
      title={title}
      className={classNames('inline-flex items-center gap-2.5', className)}
      // With Shift the browser would select all text between two checkboxes.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      // On its text this would press the checkbox.
      onClick={(event) => refusesPress(busy, event.detail) && event.preventDefault()}
    >
      <span className="relative inline-flex">
        <input
          ref={input}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={describedBy}
          {...(busy === true && { 'aria-disabled': true, 'aria-busy': true })}
          onChange={(event) =>
            refusesPress(busy, clicksOf(event)) || onChange(event.target.checked, isShifted(event))
          }
          className={classNames(
            'peer size-[1.125rem] appearance-none rounded-sm border border-control bg-surface transition-colors',
            'checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary',
            'disabled:border-line-strong disabled:bg-sunken disabled:checked:border-control disabled:checked:bg-control',
          )}
        />
        {(checked || indeterminate) && <Mark icon={indeterminate ? <Minus /> : <Check />} />}
      </span>
      <span className={classNames('text-sm', disabled && 'text-ink-faint', labelClassName)}>{label}</span>
    </label>
  );
}

function Mark({ icon }: { icon: ReactNode }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-0 grid place-items-center text-on-primary [&_svg]:size-3.5 [&_svg]:stroke-3"
    >
      {icon}
    </span>
  );
}
