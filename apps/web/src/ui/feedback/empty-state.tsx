import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type EmptyStateProps = {
  /** From illustrations.tsx. */
  illustration?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** Says that a list is empty, and what to do about it. */
export function EmptyState({ illustration, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-6 py-12 text-center', className)}>
      {illustration !== undefined && <div className="mb-5 w-40">{illustration}</div>}
      <h2 className="font-semibold text-lg">{title}</h2>
      {text !== undefined && <p className="mt-1.5 max-w-sm text-balance text-ink-soft">{text}</p>}
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
