import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';

/** Attributes that connect a control with its label, hint and error for screen readers. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** At the right end of the label's line, such as a link or a counter. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  /** `(control) => <Input {...control} … />` */
  children: (control: FieldControl) => ReactNode;
};

export function Field({
  label,
  aside,
  hint,
  error,
  required = false,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div
        className={classNames(
          'flex flex-wrap items-baseline justify-between gap-x-3',
          hideLabel && 'sr-only',
        )}
      >
        <label htmlFor={id} className="font-medium text-sm text-ink">
          {label}
          {required && (
            <span className="text-danger-ink" aria-hidden title={uiMessages.required}>
              {' *'}
            </span>
          )}
        </label>
        {aside !== undefined && <span className="text-ink-faint text-sm">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
        'aria-required': required || undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-ink-faint text-sm">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The error below a control or a group of them. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-danger-ink text-sm">
      <CircleAlert aria-hidden className="mt-[0.2em] size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
