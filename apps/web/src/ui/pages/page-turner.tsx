import { peoplePageSizes } from '@nimble/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { Select } from '../fields/select.tsx';
import { uiMessages } from '../messages.ts';

export type PageTurnerProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** `Showing 1 to 10 of 23 roles` */
  range: (values: { from: number; to: number; total: number }) => string;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
};

/** The pagination of users and roles: by previous and next rather than by numbers. */
export function PageTurner({
  page,
  pageSize,
  total,
  range,
  onPageChange,
  onPageSizeChange,
}: PageTurnerProps) {
  const from = (page - 1) * pageSize + 1;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 text-ink-soft text-sm">
      <div className="flex items-center gap-3 tabular-nums">
        <span>{range({ from, to: Math.min(from + pageSize - 1, total), total })}</span>
        <Select
          aria-label={uiMessages.perPage}
          title={uiMessages.perPage}
          value={String(pageSize)}
          options={peoplePageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onPageSizeChange(Number(size))}
          className="w-20 shrink-0"
        />
      </div>
      <nav aria-label={uiMessages.pagination} className="flex items-center gap-2">
        <Button
          size="small"
          icon={<ChevronLeft />}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        >
          {uiMessages.previous}
        </Button>
        <span aria-current="page" className="px-1 tabular-nums">
          {uiMessages.page({ page })}
        </span>
        <Button size="small" disabled={page * pageSize >= total} onClick={() => onPageChange(page + 1)}>
          {uiMessages.next}
          <ChevronRight />
        </Button>
      </nav>
    </div>
  );
}
