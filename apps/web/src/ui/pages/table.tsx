import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';

/** Classes of a table's cells; on a phone they stack within their row. */
export const tableCell = 'px-card py-3 max-md:block max-md:py-0';

const head = 'px-card py-2.5 font-medium text-ink-soft text-sm';

type Props = {
  /** With `hasActions` the last one is for actions and aligned right. */
  columns: readonly string[];
  hasActions?: boolean;
  /** Another page or search is loading. */
  isStale: boolean;
  /** The rows. */
  children: ReactNode;
};

/** A table on a wide screen; on a phone each row becomes a card. */
export function Table({ columns, hasActions = false, isStale, children }: Props) {
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-card border border-line bg-surface',
        isStale && 'opacity-60',
      )}
      aria-busy={isStale || undefined}
    >
      <table className="w-full border-collapse max-md:block">
        <thead className="border-line border-b max-md:sr-only">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                className={classNames(
                  head,
                  hasActions && index === columns.length - 1 ? 'text-end' : 'text-start',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">{children}</tbody>
      </table>
    </div>
  );
}

type SkeletonProps = {
  /** For screen readers. */
  label: string;
  rows: number;
  /** The cells of each row. */
  children: ReactNode;
};

export function TableSkeleton({ label, rows, children }: SkeletonProps) {
  return (
    <Loading label={label} className="rounded-card border border-line bg-surface">
      <div className="border-line border-b px-card py-2.5 max-md:hidden">
        <Skeleton className="h-5 w-24" />
      </div>
      <div className="divide-y divide-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex items-center gap-3 px-card py-3">
            {children}
          </div>
        ))}
      </div>
    </Loading>
  );
}
