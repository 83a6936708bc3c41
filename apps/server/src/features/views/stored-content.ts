import { type CandidateFilters, candidateFilters } from '@nimble/contracts/submissions';
import { type GonePart, type ViewContent, viewContent } from '@nimble/contracts/views';
import type { ViewRow } from './views.repository.ts';

type Stored = Pick<ViewRow, 'filters' | 'sort' | 'columns'>;

/** The filters that name something that can be deleted. */
const namingFilters = ['job', 'stage', 'tag'] as const;
export type NamingFilter = (typeof namingFilters)[number];

/** What there still is of all that views name. */
export type There = Readonly<Record<NamingFilter, ReadonlySet<number>>>;

const { sort: sortField, columns: columnsField } = viewContent.shape;

/**
 * What is left of a stored view, and what of it there is no more: its job, stage or tag was deleted, or an earlier
 * version stored what this one does not know.
 */
export function readStored(stored: Stored, there: There): ViewContent & { gone: GonePart[] } {
  const gone = new Set<GonePart>();
  const filters = knownFilters(stored.filters);
  if (Object.keys(filters).length < Object.keys(stored.filters).length) gone.add('filter');
  for (const name of goneFilters(filters, there)) {
    gone.add(name);
    delete filters[name];
  }
  const sort = sortField.safeParse(stored.sort);
  if (!sort.success) gone.add('sort');
  const columns = stored.columns.flatMap((column) => {
    const read = columnsField.safeParse([column]);
    if (!read.success) gone.add('column');
    return read.data ?? [];
  });
  return { filters, sort: sort.data ?? 'createdAt:desc', columns, gone: [...gone] };
}

/** Those that this version knows. */
export function knownFilters(stored: Stored['filters']): CandidateFilters {
  const kept = Object.entries(stored).filter(
    ([name, value]) => candidateFilters.safeParse({ [name]: value }).success,
  );
  return candidateFilters.parse(Object.fromEntries(kept));
}

/** Those that name what there is no more. */
export function goneFilters(filters: CandidateFilters, there: There): NamingFilter[] {
  return namingFilters.filter((name) => {
    const id = filters[name];
    return id !== undefined && !there[name].has(id);
  });
}
