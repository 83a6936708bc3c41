import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlClasses } from './control-classes.ts';

export type InputProps = ComponentProps<'input'> & {
  /** An icon inside, before the text. */
  leading?: ReactNode;
  /** A button or text inside, after the text. */
  trailing?: ReactNode;
};

export function Input({ leading, trailing, className, ...rest }: InputProps) {
  const input = (
    <input
      // What people type runs in the direction of its own language.
      dir={rest.type === undefined || rest.type === 'text' ? 'auto' : undefined}
      {...rest}
      className={classNames(
        controlClasses,
        'h-control px-3 read-only:bg-sunken',
        leading !== undefined && 'ps-9',
        trailing !== undefined && 'pe-10',
        className,
      )}
    />
  );
  if (leading === undefined && trailing === undefined) return input;
  return (
    <div className="relative">
      {leading !== undefined && (
        <span className="pointer-events-none absolute inset-y-0 inset-s-3 flex items-center text-ink-faint [&_svg]:size-4">
          {leading}
        </span>
      )}
      {input}
      {trailing !== undefined && (
        <span className="absolute inset-y-0 inset-e-0 flex items-center">{trailing}</span>
      )}
    </div>
  );
}
