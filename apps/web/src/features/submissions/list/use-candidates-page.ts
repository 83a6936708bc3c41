import { filterableStatuses, submissionFilters } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type Days, setDays } from '../../../shared/days/address-days.ts';
import { useExistingPage, useListAddress } from '../../../shared/list-address.ts';
import { submissionsPageQuery } from '../submissions.queries.ts';
import { useColumns } from './columns/use-columns.ts';
import { filterNames, readFilters } from './filters/candidate-address.ts';
import { sortText, useCandidateSort } from './filters/candidate-sort.ts';

/** The page of candidates that the address asks for. */
export function useCandidatesPage() {
  const list = useListAddress(filterableStatuses);
  const { sort, sortBy } = useCandidateSort();
  const [parameters, setParameters] = useSearchParams();
  const { columns, choose } = useColumns();
  const filters = readFilters(parameters);
  const { page, pageSize } = list.address;
  const withReviewers = columns.includes('reviewers');
  const candidates = useQuery(
    submissionsPageQuery({ filters, sort: sortText(sort), page, pageSize, withReviewers }),
  );
  const pageCount = candidates.isPlaceholderData ? undefined : candidates.data?.meta.pagination.pageCount;
  const isTurning = useExistingPage(page, pageCount, list.change);

  function changeAddress(change: (parameters: URLSearchParams) => void): void {
    setParameters((current) => {
      const changed = new URLSearchParams(current);
      changed.delete('page');
      change(changed);
      return changed;
    });
  }
  const filterBy = (name: ChosenFilter) => (chosen: number | string | null) =>
    changeAddress((parameters) => setFilter(parameters, name, chosen));
  return {
    list,
    filters,
    sorting: { sort, onSort: sortBy },
    columns,
    chooseColumns: choose,
    candidates,
    /** All on all pages. */
    matching: {
      filters: submissionFilters(filters),
      count: candidates.data?.meta.pagination.total ?? 0,
    },
    isTurning,
    filterByJob: filterBy('job'),
    filterByTag: filterBy('tag'),
    filterByStage: filterBy('stage'),
    filterByScreening: filterBy('screening'),
    filterByScore: filterBy('score'),
    filterByDays: (days: Days) => changeAddress((parameters) => setDays(parameters, days)),
    /** How it is sorted and how long its pages are stays. */
    clearFilters: () => changeAddress(clearFilters),
  };
}

type ChosenFilter = 'job' | 'tag' | 'stage' | 'screening' | 'score';

function setFilter(parameters: URLSearchParams, name: ChosenFilter, chosen: number | string | null): void {
  if (chosen === null) parameters.delete(name);
  else parameters.set(name, String(chosen));
}

function clearFilters(parameters: URLSearchParams): void {
  for (const name of filterNames) parameters.delete(name);
}
