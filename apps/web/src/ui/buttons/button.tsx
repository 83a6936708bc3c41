import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'onFocus' | 'onBlur'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the text; the spinner replaces it while loading. */
  icon?: ReactNode;
  /**
   * Busy: keeps its width and focus, and ignores presses. A button that can be busy runs a one-time action, so the
   * second click of a double click is ignored, even when the answer came in between. What disables it afterward, as a
   * form without changes, takes the focus no more than that.
   */
  loading?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  loading,
  disabled = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const [isFocused, setIsFocused] = useState(false);
  const isIdle = loading === true || (loading === false && disabled && isFocused);
  return (
    <button
      {...rest}
      type={isIdle ? 'button' : type}
      onClick={loading === undefined ? onClick : pressedOnce(isIdle, onClick)}
      onFocus={() => setIsFocused(true)}
      // A window that loses the focus keeps it here for its return.
      onBlur={({ currentTarget }) => setIsFocused(document.activeElement === currentTarget)}
      disabled={disabled && !isIdle}
      aria-disabled={isIdle || undefined}
      aria-busy={loading || undefined}
      className={classNames(buttonClasses(variant, size), className)}
    >
      {loading === true ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type OnClick = (event: MouseEvent<HTMLButtonElement>) => void;

/** `onClick` of a button with a one-time action. */
export function pressedOnce(isBusy: boolean, onClick: OnClick | undefined): OnClick {
  return (event) => {
    // On a form's button it would submit the form.
    if (isBusy || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
}
