import { selectablePageSizes } from '@nimble/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import { pageButtons } from './page-buttons.ts';
import { ShownRows } from './shown-rows.tsx';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
  pageSizes?: readonly number[];
  onChange: (change: { page: number } | { pageSize: number }) => void;
};

export function Pagination({
  page,
  pageSize,
  pageCount,
  total,
  pageSizes = selectablePageSizes,
  onChange,
}: PaginationProps) {
  if (total === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 text-ink-soft text-sm">
      <ShownRows
        page={page}
        pageSize={pageSize}
        total={total}
        range={uiMessages.range}
        pageSizes={pageSizes}
        onChange={onChange}
      />
      {pageCount > 1 && (
        <Pages page={page} pageCount={pageCount} onPageChange={(to) => onChange({ page: to })} />
      )}
    </div>
  );
}

type PagesProps = { page: number; pageCount: number; onPageChange: (page: number) => void };

function Pages({ page, pageCount, onPageChange }: PagesProps) {
  return (
    <nav aria-label={uiMessages.pagination} className="flex items-center gap-1">
      <IconButton
        label={uiMessages.previousPage}
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      {pageButtons(page, pageCount).map((button, index) =>
        button === 'gap' ? (
          <span key={index < 2 ? 'gap-before' : 'gap-after'} aria-hidden className="w-6 text-center">
            …
          </span>
        ) : (
          <PageButton key={button} page={button} isCurrent={button === page} onPress={onPageChange} />
        ),
      )}
      <IconButton
        label={uiMessages.nextPage}
        icon={<ChevronRight />}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}

type PageButtonProps = { page: number; isCurrent: boolean; onPress: (page: number) => void };

function PageButton({ page, isCurrent, onPress }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={uiMessages.page({ page })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPress(page)}
      className={classNames(
        'h-control min-w-control rounded-control px-2 font-medium tabular-nums transition-colors',
        isCurrent ? 'bg-brand-soft text-brand-ink' : 'hover:bg-hover hover:text-ink',
      )}
    >
      {page}
    </button>
  );
}
