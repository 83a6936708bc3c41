import { Select } from '../../../../ui/fields/select.tsx';
import { type CandidateSort, candidateSorts, sortText } from './candidate-sort.ts';
import { filterMessages as messages } from './messages.ts';

const options = candidateSorts.map((sort) => ({
  value: sortText(sort),
  label: messages.sorts[sortText(sort)],
}));

type Props = { sort: CandidateSort; onSort: (sort: CandidateSort) => void; className?: string };

/** Where no column has a head to press. */
export function SortSelect({ sort, onSort, className }: Props) {
  return (
    <Select
      aria-label={messages.sort}
      value={sortText(sort)}
      options={options}
      onChange={(chosen) => {
        const found = candidateSorts.find((one) => sortText(one) === chosen);
        if (found !== undefined) onSort(found);
      }}
      {...(className !== undefined && { className })}
    />
  );
}
