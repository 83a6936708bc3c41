import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useExistingPage, useListAddress } from '../../../shared/list-address.ts';
import { filterableStatuses, submissionFilters, submissionsPageQuery } from '../submissions.queries.ts';
import { sortText, useCandidateSort } from './filters/candidate-sort.ts';
import { readTagAndStage } from './filters/read-tag-and-stage.ts';

/** The page of candidates that the address asks for. */
export function useCandidatesPage(jobId: number | undefined) {
  const list = useListAddress(filterableStatuses);
  const { sort, sortBy } = useCandidateSort();
  const [parameters, setParameters] = useSearchParams();
  const narrowed = { jobId, ...readTagAndStage(parameters) };
  const candidates = useQuery(submissionsPageQuery(list.address, narrowed, sortText(sort)));
  const pageCount = candidates.isPlaceholderData ? undefined : candidates.data?.meta.pagination.pageCount;
  const isTurning = useExistingPage(list.address.page, pageCount, list.change);

  function changeAddress(change: (parameters: URLSearchParams) => void): void {
    setParameters((current) => {
      const changed = new URLSearchParams(current);
      changed.delete('page');
      change(changed);
      return changed;
    });
  }
  const filterBy = (name: 'job' | 'tag' | 'stage') => (chosenId: number | null) =>
    changeAddress((parameters) =>
      chosenId === null ? parameters.delete(name) : parameters.set(name, String(chosenId)),
    );
  return {
    list,
    sorting: { sort, onSort: sortBy },
    candidates,
    /** All on all pages. */
    matching: {
      filters: submissionFilters({ ...list.address, ...narrowed }),
      count: candidates.data?.meta.pagination.total ?? 0,
    },
    isTurning,
    tagId: narrowed.tagId,
    stageId: narrowed.stageId,
    filterByJob: filterBy('job'),
    filterByTag: filterBy('tag'),
    filterByStage: filterBy('stage'),
    /** How it is sorted and how long its pages are stays. */
    clearFilters: () =>
      changeAddress((parameters) => {
        for (const name of ['search', 'status', 'job', 'stage', 'tag']) parameters.delete(name);
      }),
  };
}
