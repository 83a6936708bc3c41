import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { jobCandidatesQuery } from '../submission-lists.queries.ts';

const longestSearch = 200;

/** The candidates of a job and which of them is in view; search and choice are kept in the address. */
export function useJobCandidates(jobId: number) {
  const [parameters, setParameters] = useSearchParams();
  const search = (parameters.get('search') ?? '').slice(0, longestSearch);
  const query = useInfiniteQuery(jobCandidatesQuery(jobId, search));
  const candidates = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const asked = parameters.get('candidate');
  const given = Number(asked);
  const chosenId = Number.isSafeInteger(given) && given > 0 ? given : undefined;
  return {
    query,
    search,
    candidates,
    total: query.data?.pages[0]?.pagination.total ?? 0,
    /** Whom somebody has chosen. */
    chosenId,
    /** Does the address name somebody by what is no id? */
    isIdWrong: asked !== null && chosenId === undefined,
    /** Who is shown: without a choice the first one, whom nobody has opened by that. */
    shownId: chosenId ?? candidates[0]?.id,
    /** The address of this page with a candidate in view. */
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
