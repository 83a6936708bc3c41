import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Stands before the text; the spinner takes its place while loading. */
  icon?: ReactNode;
  /** Busy: keeps its width and focus, and takes no press. */
  loading?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      className={classNames(buttonClasses(variant, size), className)}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}
