import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Tone = 'neutral' | 'green' | 'amber' | 'red' | 'blue';

const tones: Record<Tone, string> = {
  neutral: 'border-line-strong bg-sunken text-ink-soft',
  green: 'border-success-line bg-success-soft text-success-ink',
  amber: 'border-warning-line bg-warning-soft text-warning-ink',
  red: 'border-danger-line bg-danger-soft text-danger-ink',
  blue: 'border-info-line bg-info-soft text-info-ink',
};

export type BadgeProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode };

/** A short label; its text never depends on color alone. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-[1.375rem] max-w-full shrink-0 items-center gap-1.5 wrap-break-word rounded-full border px-2 font-medium text-xs',
        '[&_svg]:size-3',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
