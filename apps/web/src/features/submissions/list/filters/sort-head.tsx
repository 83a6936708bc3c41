import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../../../../ui/class-names.ts';
import { type CandidateSort, nextSort, type SortField } from './candidate-sort.ts';

type Props = {
  field: SortField;
  label: string;
  sort: CandidateSort;
  onSort: (sort: CandidateSort) => void;
  className?: string;
};

/** A column's head that sorts by it. */
export function SortHead({ field, label, sort, onSort, className }: Props) {
  const direction = sort.field === field ? sort.direction : undefined;
  return (
    <th
      scope="col"
      aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
      className={classNames('text-start font-medium', className)}
    >
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, field))}
        className={classNames(
          '-mx-1.5 -my-1 inline-flex items-center gap-1 rounded-control px-1.5 py-1 transition-colors hover:bg-hover hover:text-ink',
          '[&_svg]:size-3.5 [&_svg]:shrink-0',
          direction !== undefined && 'text-ink',
        )}
      >
        {label}
        {direction === undefined ? (
          <ChevronsUpDown aria-hidden className="text-ink-faint" />
        ) : direction === 'asc' ? (
          <ArrowUp aria-hidden />
        ) : (
          <ArrowDown aria-hidden />
        )}
      </button>
    </th>
  );
}
