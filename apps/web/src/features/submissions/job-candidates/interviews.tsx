import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { searchDelayMilliseconds } from '../list/filters/search-delay.ts';
import { SortSelect } from '../list/filters/sort-select.tsx';
import { jobCandidateStatsQuery } from '../submission-lists.queries.ts';
import { InterviewEntry } from './interview-entry.tsx';
import { jobCandidatesMessages as messages } from './messages.ts';
import type { JobCandidates } from './use-job-candidates.ts';

type Props = {
  jobId: number;
  list: JobCandidates;
  /** To the right of the heading. */
  aside?: ReactNode;
  /** Shows another candidate, unless something is unsaved. */
  onChoose: (to: string) => void;
};

/** The sidebar 'Interviews': search, the candidates of the job, and ten more at a time. */
export function Interviews({ jobId, list, aside, onChoose }: Props) {
  const { query, candidates, total, search } = list;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <>
      <InterviewsHeader jobId={jobId} aside={aside} />
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        value={search}
        delayMilliseconds={searchDelayMilliseconds}
        onSearch={list.find}
        className="px-card pb-2"
      />
      <SortSelect sort={list.sort} onSort={list.sortBy} className="mx-card mb-3" />
      <div
        className="overflow-y-auto overscroll-contain border-line border-t lg:max-h-125"
        aria-busy={query.isPlaceholderData || undefined}
      >
        <Loaded query={query} skeleton={<InterviewsSkeleton />} failed={messages.loadFailed}>
          {() => <Entries list={list} onChoose={onChoose} />}
        </Loaded>
      </div>
      {candidates.length > 0 && (
        <footer className="flex min-h-12 items-center justify-between gap-2 border-line border-t px-card py-2">
          <span className="text-ink-soft text-sm tabular-nums">
            {messages.shown({ shown: candidates.length, total })}
          </span>
          {hasNextPage && (
            <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {messages.loadMore}
            </Button>
          )}
        </footer>
      )}
    </>
  );
}

function InterviewsHeader({ jobId, aside }: Pick<Props, 'jobId' | 'aside'>) {
  const stats = useQuery(jobCandidateStatsQuery(jobId));
  return (
    <header className="flex items-center gap-2 px-card pt-4 pb-3">
      <h2 className="font-semibold text-base">{messages.interviews}</h2>
      {stats.data?.month && (
        <span title={messages.newest} className="text-ink-soft text-sm">
          {stats.data.month}
        </span>
      )}
      <span className="ms-auto">{aside}</span>
    </header>
  );
}

function Entries({ list, onChoose }: Pick<Props, 'list' | 'onChoose'>) {
  const { candidates, search, shownId } = list;
  if (candidates.length === 0) {
    return (
      <EmptyState
        title={messages.none}
        text={search === '' ? messages.noneText : messages.noneFoundText}
        className="px-4 py-10"
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {candidates.map((candidate) => (
        <InterviewEntry
          key={candidate.id}
          candidate={candidate}
          to={list.addressOf(candidate.id)}
          hasNamesake={candidates.some(
            ({ id, candidateName }) => id !== candidate.id && candidateName === candidate.candidateName,
          )}
          isShown={candidate.id === shownId}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

const rows = [1, 2, 3, 4, 5];

function InterviewsSkeleton() {
  return (
    <Loading label={messages.loading}>
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-3 px-card py-3">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <Skeleton className="h-9 flex-1" />
        </div>
      ))}
    </Loading>
  );
}
