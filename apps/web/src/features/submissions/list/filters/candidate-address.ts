import {
  type CandidateColumn,
  type CandidateFilters,
  candidateColumns,
  candidateFilters,
  longestCandidateSearch,
} from '@nimble/contracts/submissions';
import type { ViewContent } from '@nimble/contracts/views';
import { readSort, sortText } from './candidate-sort.ts';

/** The names of the filters in the address. */
export const filterNames = Object.keys(candidateFilters.shape) as (keyof CandidateFilters)[];

/** The filters of an address; an invalid one counts as missing. */
export function readFilters(parameters: URLSearchParams): CandidateFilters {
  const given = filterNames
    .map((name) => [name, parameters.get(name)?.slice(0, longestCandidateSearch)] as const)
    .filter(([name, value]) => value !== undefined && candidateFilters.safeParse({ [name]: value }).success);
  return candidateFilters.parse(Object.fromEntries(given));
}

/** How many filters are set besides the search; the first and the last day count as one. */
export function countFilters(filters: CandidateFilters): number {
  const names = Object.keys(filters).filter((name) => name !== 'search');
  return new Set(names.map((name) => (name === 'until' ? 'since' : name))).size;
}

/** The columns of `?columns=`; undefined where the address does not name them. */
export function readColumns(parameters: URLSearchParams): CandidateColumn[] | undefined {
  const given = parameters.get('columns')?.split(',');
  return given && candidateColumns.filter((column) => given.includes(column));
}

/** The view that the address was opened from. */
export function readOrigin(parameters: URLSearchParams): number | undefined {
  return idIn(parameters, 'from');
}

/** The view that a link opens. */
export function readLinked(parameters: URLSearchParams): number | undefined {
  return idIn(parameters, 'view');
}

function idIn(parameters: URLSearchParams, name: string): number | undefined {
  const given = Number(parameters.get(name));
  return Number.isSafeInteger(given) && given > 0 ? given : undefined;
}

/** What a view of this list would keep. */
export function contentOf(parameters: URLSearchParams, columns: readonly CandidateColumn[]): ViewContent {
  return { filters: readFilters(parameters), sort: sortText(readSort(parameters)), columns: [...columns] };
}

/**
 * The address of a view that has been opened: all that it holds, so that it can be changed there, kept by Back and
 * followed by the page of a candidate.
 */
export function addressOfView({ id, filters, sort, columns }: ViewContent & { id: number }): URLSearchParams {
  const given = Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams([
    ['from', String(id)],
    ...given,
    ['sort', sort],
    ['columns', columns.join(',')],
  ]);
}
