import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex items-start gap-2.5', className)}>
      <input
        {...rest}
        type="checkbox"
        className="mt-[0.2em] size-4 shrink-0 rounded-[4px] accent-primary disabled:opacity-50"
      />
      <span>
        {label}
        {hint !== undefined && <span className="mt-0.5 block text-ink-faint text-sm">{hint}</span>}
      </span>
    </label>
  );
}
