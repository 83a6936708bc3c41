import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const radius = 42;
const circumference = 2 * Math.PI * radius;

export type ProgressRingProps = {
  /** Its accessible name. */
  label: string;
  /** 0 to 1. */
  part: number;
  tone?: 'brand' | 'warning' | 'danger';
  className?: string;
  /** In its center. */
  children?: ReactNode;
};

const strokes = { brand: 'stroke-brand', warning: 'stroke-warning', danger: 'stroke-danger' };

/** A ring filled clockwise from the top. */
export function ProgressRing({ label, part, tone = 'brand', className, children }: ProgressRingProps) {
  const shown = Math.min(1, Math.max(0, part));
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames('relative inline-grid size-16 shrink-0 place-items-center', className)}
    >
      <svg viewBox="0 0 100 100" fill="none" aria-hidden className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={radius} strokeWidth="9" className="stroke-current opacity-15" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          strokeWidth="9"
          strokeLinecap={shown > 0 ? 'round' : 'butt'}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - shown)}
          className={classNames('transition-[stroke-dashoffset]', strokes[tone])}
        />
      </svg>
      <span className="relative font-semibold tabular-nums">{children}</span>
    </div>
  );
}
