import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { clicksOf, refusesPress, type SavedAtOnce } from './saved-at-once.ts';

export type SwitchProps = SavedAtOnce & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  disabled?: boolean;
  className?: string;
};

/** On or off, at once. */
export function Switch({ checked, onChange, label, disabled = false, busy, className }: SwitchProps) {
  return (
    <label
      className={classNames(
        'inline-flex items-center gap-2.5',
        (disabled || busy === true) && 'opacity-50',
        className,
      )}
      // On its text this would press the switch.
      onClick={(event) => refusesPress(busy, event.detail) && event.preventDefault()}
    >
      <span className="relative inline-flex">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          {...(busy === true && { 'aria-disabled': true, 'aria-busy': true })}
          onChange={(event) => refusesPress(busy, clicksOf(event)) || onChange(event.target.checked)}
          className="peer h-5 w-9 appearance-none rounded-full bg-control transition-colors checked:bg-primary"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-0.5 inset-s-0.5 size-4 rounded-full bg-surface transition-transform peer-checked:translate-x-4 rtl:peer-checked:-translate-x-4 dark:bg-ink dark:peer-checked:bg-on-primary"
        />
      </span>
      <span className="text-sm">{label}</span>
    </label>
  );
}
