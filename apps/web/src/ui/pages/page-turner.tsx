import { peoplePageSizes } from '@nimble/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { uiMessages } from '../messages.ts';
import { ShownRows } from './shown-rows.tsx';

export type PageTurnerProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** `Showing 1 to 10 of 23 roles` */
  range: (values: { from: number; to: number; total: number }) => string;
  onChange: (change: { page: number } | { pageSize: number }) => void;
};

/** The pagination of users and roles: by previous and next rather than by numbers. */
export function PageTurner(props: PageTurnerProps) {
  const { page, pageSize, total } = props;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 text-ink-soft text-sm">
      <ShownRows {...props} pageSizes={peoplePageSizes} />
      {(page > 1 || total > pageSize) && <Turns {...props} />}
    </div>
  );
}

function Turns({ page, pageSize, total, onChange }: PageTurnerProps) {
  return (
    <nav aria-label={uiMessages.pagination} className="flex items-center gap-2">
      <Button
        size="small"
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onChange({ page: page - 1 })}
      >
        {uiMessages.previous}
      </Button>
      <span aria-current="page" className="px-1 tabular-nums">
        {uiMessages.page({ page })}
      </span>
      <Button size="small" disabled={page * pageSize >= total} onClick={() => onChange({ page: page + 1 })}>
        {uiMessages.next}
        <ChevronRight />
      </Button>
    </nav>
  );
}
