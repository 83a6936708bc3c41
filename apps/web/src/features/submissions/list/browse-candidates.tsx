import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, List, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useExistingPage, useListAddress } from '../../../shared/list-address.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../ui/buttons/segmented-control.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Pagination } from '../../../ui/pages/pagination.tsx';
import { candidatesMessages as messages } from '../messages.ts';
import { AddNoteDialog } from '../note/add-note-dialog.tsx';
import { filterableStatuses, submissionsPageQuery } from '../submissions.queries.ts';
import { CandidateGrid } from './candidate-grid.tsx';
import { CandidateList, CandidateListSkeleton } from './candidate-list.tsx';
import { useCandidateView } from './candidate-view.ts';
import { CompareChosen } from './compare-chosen.tsx';
import { DeleteSubmissionDialog } from './delete-submission-dialog.tsx';
import { candidateListMessages } from './messages.ts';
import { NoCandidates, NoCandidatesFound } from './no-candidates.tsx';
import { searchDelayMilliseconds } from './search-delay.ts';
import { useChosen } from './use-chosen.ts';

const statusOptions = [
  { value: '', label: messages.filter.all },
  ...filterableStatuses.map((status) => ({ value: status, label: messages.filter[status] })),
] as const;

const viewOptions = [
  { value: 'list', label: candidateListMessages.views.list, icon: <List aria-hidden /> },
  { value: 'grid', label: candidateListMessages.views.grid, icon: <LayoutGrid aria-hidden /> },
] as const;

type Props = {
  jobId: number | undefined;
  /** Rendered before the search. */
  searchMode: ReactNode;
};

/** Candidates by name, address and status, as a list or a grid. */
export function BrowseCandidates({ jobId, searchMode }: Props) {
  const { address, change, clear, candidates, isTurning } = useCandidatesPage(jobId);
  const [view, setView] = useCandidateView();
  const [forNote, setForNote] = useState<SubmissionSummary | null>(null);
  const [toDelete, setToDelete] = useState<SubmissionSummary | null>(null);
  const chosen = useChosen();
  const isNarrowed = address.search !== '' || address.status !== null || jobId !== undefined;
  const Candidates = view === 'grid' ? CandidateGrid : CandidateList;

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-2">
        {searchMode}
        <CandidateFilters address={address} onChange={change} isBusy={candidates.isPlaceholderData} />
        {jobId !== undefined && (
          <JobFilter title={candidates.data?.data[0]?.job?.title ?? `#${jobId}`} onClear={clear} />
        )}
        <SegmentedControl
          label={candidateListMessages.view}
          value={view}
          options={viewOptions}
          onChange={setView}
          className="ml-auto"
        />
      </div>

      <Loaded query={candidates} skeleton={<CandidateListSkeleton />} failed={messages.loadFailed}>
        {({ data, meta }) => {
          if (isTurning || (data.length === 0 && candidates.isPlaceholderData))
            return <CandidateListSkeleton />;
          if (data.length === 0) return isNarrowed ? <NoCandidatesFound onClear={clear} /> : <NoCandidates />;
          return (
            <>
              <Candidates
                candidates={data}
                isStale={candidates.isPlaceholderData}
                chosen={chosen}
                onNote={setForNote}
                onDelete={setToDelete}
              />
              <CompareChosen chosen={chosen} />
              <Pagination
                {...meta.pagination}
                onPageChange={(page) => change({ page })}
                onPageSizeChange={(pageSize) => change({ pageSize })}
              />
            </>
          );
        }}
      </Loaded>

      {forNote !== null && <AddNoteDialog candidate={forNote} onClose={() => setForNote(null)} />}
      <DeleteSubmissionDialog candidate={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

/** The page of candidates in the address. */
function useCandidatesPage(jobId: number | undefined) {
  const list = useListAddress(filterableStatuses);
  const candidates = useQuery(submissionsPageQuery(list.address, { jobId }));
  const pageCount = candidates.isPlaceholderData ? undefined : candidates.data?.meta.pagination.pageCount;
  const isTurning = useExistingPage(list.address.page, pageCount, list.change);
  return { ...list, candidates, isTurning };
}

type Address = ReturnType<typeof useListAddress<(typeof filterableStatuses)[number]>>;
type FiltersProps = { address: Address['address']; onChange: Address['change']; isBusy: boolean };

function CandidateFilters({ address, onChange, isBusy }: FiltersProps) {
  return (
    <>
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        value={address.search}
        delayMilliseconds={searchDelayMilliseconds}
        onSearch={(search) => onChange({ search })}
        isBusy={isBusy}
        className="w-full sm:w-72"
      />
      <Select
        aria-label={messages.statusFilterLabel}
        value={address.status ?? ''}
        options={statusOptions}
        onChange={(status) => onChange({ status: status === '' ? null : status })}
        className="w-36"
      />
    </>
  );
}

/** Only candidates of one job are shown. */
function JobFilter({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <Button icon={<X />} onClick={onClear} title={messages.clearJobFilter} className="max-w-full">
      <span className="truncate">{messages.jobFilter(title)}</span>
    </Button>
  );
}
