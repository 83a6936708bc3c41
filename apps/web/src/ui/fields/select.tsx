import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClasses } from './control-classes.ts';

export type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> & {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A choice among few. Uses the system's own list, which works best with phones and screen readers. */
export function Select<Value extends string>({
  value,
  options,
  onChange,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <div className={classNames('relative', className)}>
      <select
        {...rest}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        className={classNames(controlClasses, 'h-control appearance-none pe-9 ps-3')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 inset-e-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </div>
  );
}
