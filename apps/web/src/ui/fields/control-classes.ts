import { classNames } from '../class-names.ts';

/** Shared classes of text controls. */
export const controlClasses = classNames(
  'block w-full rounded-control border border-control/70 bg-surface text-ink placeholder:text-ink-faint',
  'transition-[border-color,box-shadow] hover:border-control',
  'focus:border-brand focus:outline-2 focus:-outline-offset-1 focus:outline-brand',
  'aria-invalid:border-danger aria-invalid:focus:outline-danger',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint',
);
