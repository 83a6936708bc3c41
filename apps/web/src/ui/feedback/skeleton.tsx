import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A grey shape in the place of what is coming; give it the size of that. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-breathe rounded-control bg-sunken dark:bg-line', className)}
    />
  );
}

/** Wraps skeletons; says once to readers what is loading. */
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
