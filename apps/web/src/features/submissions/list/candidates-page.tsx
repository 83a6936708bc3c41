import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { useListAddress } from '../../../lib/list-address.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { candidatesMessages as messages } from '../messages.ts';
import { useRefreshOnEvents } from '../use-refresh-on-events.ts';
import { filterableStatuses, submissionsPageQuery } from '../submissions.queries.ts';
import { AddNoteDialog } from './add-note-dialog.tsx';
import { CandidateList, CandidateListSkeleton } from './candidate-list.tsx';
import { CandidateStats } from './candidate-stats.tsx';
import { DeleteSubmissionDialog } from './delete-submission-dialog.tsx';
import { NoCandidates, NoCandidatesFound } from './no-candidates.tsx';

/** Spec 2 §9. */
const searchDelayMilliseconds = 1000;

const statusOptions = [
  { value: '', label: messages.filter.all },
  ...filterableStatuses.map((status) => ({ value: status, label: messages.filter[status] })),
] as const;

/** Everyone who submitted; `?job=` narrows it to one job. */
export function CandidatesPage() {
  useRefreshOnEvents();
  const { address, change, clear } = useListAddress(filterableStatuses);
  const jobId = useJobFilter();
  const candidates = useQuery(submissionsPageQuery(address, { jobId }));
  const [forNote, setForNote] = useState<SubmissionSummary | null>(null);
  const [toDelete, setToDelete] = useState<SubmissionSummary | null>(null);
  const isNarrowed = address.search !== '' || address.status !== null || jobId !== undefined;

  return (
    <>
      <CandidateStats scope={{ jobId }} />
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={address.search}
          delayMilliseconds={searchDelayMilliseconds}
          onSearch={(search) => change({ search })}
          className="w-full sm:w-80"
        />
        <Select
          aria-label={messages.statusFilterLabel}
          value={address.status ?? ''}
          options={statusOptions}
          onChange={(status) => change({ status: status === '' ? null : status })}
          className="w-36"
        />
        {jobId !== undefined && (
          <Button icon={<X />} onClick={clear} title={messages.clearJobFilter} className="max-w-full">
            <span className="truncate">
              {messages.jobFilter(candidates.data?.data[0]?.job?.title ?? `#${jobId}`)}
            </span>
          </Button>
        )}
      </div>

      {candidates.isPending ? (
        <CandidateListSkeleton />
      ) : candidates.data === undefined ? (
        <ErrorState
          title={messages.loadFailed}
          text={messageOf(candidates.error, messages.loadFailed)}
          onRetry={() => void candidates.refetch()}
          retrying={candidates.isFetching}
        />
      ) : candidates.data.data.length === 0 ? (
        isNarrowed || address.page > 1 ? (
          <NoCandidatesFound onClear={clear} />
        ) : (
          <NoCandidates />
        )
      ) : (
        <>
          <CandidateList
            candidates={candidates.data.data}
            isStale={candidates.isPlaceholderData}
            onNote={setForNote}
            onDelete={setToDelete}
          />
          <Pagination
            {...candidates.data.meta.pagination}
            onPageChange={(page) => change({ page })}
            onPageSizeChange={(pageSize) => change({ pageSize })}
          />
        </>
      )}

      {forNote !== null && <AddNoteDialog candidate={forNote} onClose={() => setForNote(null)} />}
      <DeleteSubmissionDialog candidate={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

/** The job of `?job=`; anything that is no id counts as not given. */
function useJobFilter(): number | undefined {
  const given = Number(useSearchParams()[0].get('job'));
  return Number.isSafeInteger(given) && given > 0 ? given : undefined;
}
