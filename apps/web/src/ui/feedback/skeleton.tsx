import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A gray placeholder of loading content; give it that size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-breathe rounded-control bg-sunken dark:bg-line', className)}
    />
  );
}

/** Wraps skeletons; announces the loading once to screen readers. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
