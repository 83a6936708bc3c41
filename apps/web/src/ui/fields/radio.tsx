import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** One of several choices, within its label; looks like a `Checkbox`, as native radios do not. */
export function Radio({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="radio"
      className={classNames(
        'size-[1.125rem] shrink-0 appearance-none rounded-full border border-control bg-surface transition-colors',
        'checked:border-[0.3125rem] checked:border-primary',
        className,
      )}
    />
  );
}
