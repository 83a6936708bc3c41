import { listSubmissions } from '@nimble/contracts/submissions';
import { useSearchParams } from 'react-router';

const { sort: sortFields, defaultSort } = listSubmissions.collection;
export type SortField = (typeof sortFields)[number];
type Direction = 'asc' | 'desc';
export type CandidateSort = { field: SortField; direction: Direction };

/** How each is sorted first; once more turns it round. */
const firstDirections: Record<SortField, Direction> = {
  createdAt: 'desc',
  candidateName: 'asc',
  rating: 'desc',
};

/** The ways to sort, the usual one first. */
export const candidateSorts: readonly CandidateSort[] = sortFields.flatMap((field) => {
  const first = firstDirections[field];
  return [
    { field, direction: first },
    { field, direction: first === 'asc' ? 'desc' : 'asc' },
  ];
});

/** As calls and addresses say it. */
export function sortText({ field, direction }: CandidateSort): `${SortField}:${Direction}` {
  return `${field}:${direction}`;
}

/** The sort of `?sort=`; anything that is none counts as not given. */
export function readSort(parameters: URLSearchParams): CandidateSort {
  const given = parameters.get('sort');
  return candidateSorts.find((sort) => sortText(sort) === given) ?? defaultSort;
}

/** What pressing a column's head sorts by. */
export function nextSort(now: CandidateSort, field: SortField): CandidateSort {
  if (now.field !== field) return { field, direction: firstDirections[field] };
  return { field, direction: now.direction === 'asc' ? 'desc' : 'asc' };
}

/** How the list is sorted, kept in the address; another order begins at its first page. */
export function useCandidateSort() {
  const [parameters, setParameters] = useSearchParams();
  return {
    sort: readSort(parameters),
    sortBy(sort: CandidateSort): void {
      setParameters((current) => {
        const changed = new URLSearchParams(current);
        changed.delete('page');
        const text = sortText(sort);
        if (text === sortText(defaultSort)) changed.delete('sort');
        else changed.set('sort', text);
        return changed;
      });
    },
  };
}
