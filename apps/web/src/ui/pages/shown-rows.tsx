import { useId } from 'react';
import { Select } from '../fields/select.tsx';
import { uiMessages } from '../messages.ts';

type Props = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** `Showing 1 to 10 of 23` */
  range: (values: { from: number; to: number; total: number }) => string;
  pageSizes: readonly number[];
  onChange: (change: { pageSize: number }) => void;
};

/** Which rows a page shows, and how many it can show. */
export function ShownRows({ page, pageSize, total, range, pageSizes, onChange }: Props) {
  const id = useId();
  const from = (page - 1) * pageSize + 1;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 tabular-nums">
      <span>{range({ from, to: Math.min(from + pageSize - 1, total), total })}</span>
      <div className="flex items-center gap-2">
        <label htmlFor={id}>{uiMessages.perPage}</label>
        <Select
          id={id}
          value={String(pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onChange({ pageSize: Number(size) })}
          className="w-20 shrink-0"
        />
      </div>
    </div>
  );
}
