import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { sortText, useCandidateSort } from '../list/filters/candidate-sort.ts';
import { jobCandidatesQuery } from '../submission-lists.queries.ts';

const longestSearch = 200;

/** The candidates of a job and the current one; search and choice are kept in the address. */
export function useJobCandidates(jobId: number) {
  const [parameters, setParameters] = useSearchParams();
  const search = (parameters.get('search') ?? '').slice(0, longestSearch);
  const { sort, sortBy } = useCandidateSort();
  const query = useInfiniteQuery(jobCandidatesQuery(jobId, search, sortText(sort)));
  const candidates = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const asked = parameters.get('candidate');
  const given = Number(asked);
  const chosenId = Number.isSafeInteger(given) && given > 0 ? given : undefined;
  return {
    query,
    search,
    sort,
    sortBy,
    candidates,
    total: query.data?.pages[0]?.pagination.total ?? 0,
    /** The user's choice. */
    chosenId,
    /** Is the id in the address invalid? */
    isIdWrong: asked !== null && chosenId === undefined,
    /** The shown candidate: the first one by default, which does not count as opened. */
    shownId: chosenId ?? candidates[0]?.id,
    /** The address of this page with a current candidate. */
    addressOf(candidateId: number): string {
      const changed = new URLSearchParams(parameters);
      changed.set('candidate', String(candidateId));
      return `/jobs/${jobId}/candidates?${changed}`;
    },
    find(text: string): void {
      setParameters(
        (current) => {
          const changed = new URLSearchParams(current);
          if (text === '') changed.delete('search');
          else changed.set('search', text);
          return changed;
        },
        { replace: true },
      );
    },
  };
}

export type JobCandidates = ReturnType<typeof useJobCandidates>;
