import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { HelpTip } from '../dialogs/help-tip.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

export type StatCardProps = {
  label: string;
  /** Undefined while it is loading. */
  value: ReactNode;
  /** Shown in place of the number when it could not be loaded. */
  failure?: string | undefined;
  /** A remark below the number; null reserves its room beside cards that have one. */
  note?: ReactNode;
  /** What counts, in one line. */
  help?: string;
  className?: string;
};

/** One number and its definition. */
export function StatCard({ label, value, failure, note, help, className }: StatCardProps) {
  return (
    <div
      className={classNames(
        'flex flex-col rounded-card border border-line bg-surface px-card py-3 sm:py-4',
        note === undefined && 'justify-between',
        className,
      )}
    >
      <div className="text-ink-soft text-sm">{label}</div>
      <div className="mt-1 flex flex-wrap items-center gap-1 font-semibold text-2xl tabular-nums">
        {failure !== undefined ? (
          <span className="font-normal text-base text-ink-faint">{failure}</span>
        ) : value === undefined ? (
          <Skeleton className="my-1 h-6 w-10" />
        ) : (
          value
        )}
        {/* Beside the number: on a phone the name takes the width of the card. */}
        {help !== undefined && <HelpTip about={label} text={help} />}
      </div>
      {note !== undefined && <div className="mt-0.5 text-ink-soft text-sm">{note}</div>}
    </div>
  );
}
