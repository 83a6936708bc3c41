import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type SegmentedControlProps<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  /** With an icon the label is the accessible name and the tooltip. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  className?: string;
};

/** A few choices side by side, of which one is selected. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset
      className={classNames(
        'inline-flex max-w-full shrink-0 flex-wrap rounded-control border border-line bg-sunken p-0.5',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.icon === undefined ? undefined : option.label}
          title={option.icon === undefined ? undefined : option.label}
          onClick={() => onChange(option.value)}
          className={classNames(
            'inline-flex min-h-[calc(var(--spacing-control)-0.375rem)] items-center justify-center rounded-[6px] px-2.5 py-0.5 font-medium text-sm transition-colors [&_svg]:size-4',
            option.value === value
              ? 'bg-surface text-ink shadow-sm dark:bg-line-strong'
              : 'text-ink-soft hover:text-ink',
          )}
        >
          {option.icon ?? option.label}
        </button>
      ))}
    </fieldset>
  );
}
