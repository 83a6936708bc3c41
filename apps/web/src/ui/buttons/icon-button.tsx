import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { pressedOnce } from './button.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Its accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** Busy, as of `Button`. */
  loading?: boolean;
};

export function IconButton({
  label,
  icon,
  loading,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      onClick={loading === undefined ? onClick : pressedOnce(loading, onClick)}
      {...(loading === true && { 'aria-disabled': true, 'aria-busy': true })}
      className={classNames(
        'inline-flex size-control shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors',
        'hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:opacity-50',
        '[&_svg]:size-[1.125rem]',
        className,
      )}
    >
      {loading === true ? <Spinner /> : icon}
    </button>
  );
}
