import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Its name, for readers and as the hint of the mouse. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex size-control shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors',
        'hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:opacity-50',
        '[&_svg]:size-[1.125rem]',
        className,
      )}
    >
      {icon}
    </button>
  );
}
