import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Forced colors draw the transparent borders; without them, buttons would look like text. */
const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-hover',
  ghost: 'border-transparent text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-control-small gap-1.5 px-2.5 text-sm',
  medium: 'min-h-control gap-2 px-3.5 text-base',
  large: 'min-h-control-large gap-2 px-5 text-base',
};

/** Classes of a button, also for links that look like one. */
export function buttonClasses(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string {
  return classNames(
    'inline-flex max-w-full shrink-0 select-none items-center justify-center rounded-control border font-medium transition-colors',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );
}
