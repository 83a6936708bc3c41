import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { LayoutGrid, List } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { DateFilter } from '../../../shared/days/date-filter.tsx';
import { SegmentedControl } from '../../../ui/buttons/segmented-control.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Pagination } from '../../../ui/pages/pagination.tsx';
import { ExportButton } from '../../exports/index.ts';
import { StageFilter } from '../../stages/index.ts';
import { TagFilter } from '../../tags/index.ts';
import { KeysDialog } from '../keyboard/keys-dialog.tsx';
import { useListKeys } from '../keyboard/use-list-keys.ts';
import { candidatesMessages as messages } from '../messages.ts';
import { AddNoteDialog } from '../note/add-note-dialog.tsx';
import { ScreeningFilter } from '../screening/screening-filter.tsx';
import { AboveList } from './above-list.tsx';
import { CandidateGrid } from './candidate-grid.tsx';
import { CandidateList, CandidateListSkeleton } from './candidate-list.tsx';
import { type CandidateView, useCandidateView } from './candidate-view.ts';
import { ChosenBar } from './chosen/chosen-bar.tsx';
import { useChosen } from './chosen/use-chosen.ts';
import { ColumnsButton } from './columns/columns-button.tsx';
import { DeleteSubmissionDialog } from './delete-submission-dialog.tsx';
import { countFilters } from './filters/candidate-address.ts';
import { CandidateFilters } from './filters/candidate-filters.tsx';
import { JobFilter } from './filters/job-filter.tsx';
import { filterMessages } from './filters/messages.ts';
import { ScoreFilter } from './filters/score-filter.tsx';
import { candidateListMessages } from './messages.ts';
import { NoCandidates, NoCandidatesFound } from './no-candidates.tsx';
import { useCandidatesPage } from './use-candidates-page.ts';

const viewOptions = [
  { value: 'list', label: candidateListMessages.views.list, icon: <List aria-hidden /> },
  { value: 'grid', label: candidateListMessages.views.grid, icon: <LayoutGrid aria-hidden /> },
] as const;

type Props = {
  /** Rendered before the search. */
  searchMode: ReactNode;
};

/** Candidates by name, address, status and job, as a list or a grid. */
export function BrowseCandidates({ searchMode }: Props) {
  const page = useCandidatesPage();
  const { sorting, columns, clearFilters, candidates, isTurning } = page;
  const { change } = page.list;
  const [view, setView] = useCandidateView();
  const [forNote, setForNote] = useState<SubmissionSummary | null>(null);
  const [toDelete, setToDelete] = useState<SubmissionSummary | null>(null);
  const chosen = useChosen(candidates.data?.data ?? [], page.matching);
  const listed = useRef<HTMLDivElement>(null);
  const [isHelping, setIsHelping] = useState(false);
  const searching = useListKeys({ onHelp: () => setIsHelping(true) });
  const isNarrowed = Object.keys(page.filters).length > 0;
  const rows = { chosen, onNote: setForNote, onDelete: setToDelete, isStale: candidates.isPlaceholderData };

  return (
    <>
      <div className="@container">
        <div ref={searching}>
          <AboveCandidates {...page} searchMode={searchMode} view={view} onView={setView} />
        </div>

        <Loaded query={candidates} skeleton={<CandidateListSkeleton />} failed={messages.loadFailed}>
          {({ data, meta }) => {
            if (isTurning || (data.length === 0 && candidates.isPlaceholderData))
              return <CandidateListSkeleton />;
            if (data.length === 0)
              return isNarrowed ? <NoCandidatesFound onClear={clearFilters} /> : <NoCandidates />;
            return (
              <>
                <div ref={listed} tabIndex={-1} className="outline-none">
                  <AboveList candidates={data} chosen={chosen} {...sorting} isGrid={view === 'grid'} />
                  <ListOrGrid view={view} candidates={data} columns={columns} {...rows} {...sorting} />
                </div>
                <Pagination {...meta.pagination} onChange={change} />
              </>
            );
          }}
        </Loaded>
      </div>
      <ChosenBar chosen={chosen} onDone={() => listed.current?.focus({ preventScroll: true })} />

      <KeysDialog of="list" open={isHelping} onClose={() => setIsHelping(false)} />
      {forNote !== null && <AddNoteDialog candidate={forNote} onClose={() => setForNote(null)} />}
      {toDelete !== null && <DeleteSubmissionDialog candidate={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

type ListOrGridProps = ComponentProps<typeof CandidateList> & { view: CandidateView };

function ListOrGrid({ view, ...list }: ListOrGridProps) {
  return view === 'grid' ? <CandidateGrid {...list} /> : <CandidateList {...list} />;
}

type AboveProps = Props &
  Pick<
    ReturnType<typeof useCandidatesPage>,
    | 'list'
    | 'filters'
    | 'columns'
    | 'chooseColumns'
    | 'candidates'
    | 'matching'
    | 'filterByJob'
    | 'filterByTag'
    | 'filterByStage'
    | 'filterByScreening'
    | 'filterByScore'
    | 'filterByDays'
  > & {
    view: CandidateView;
    onView: (view: CandidateView) => void;
  };

/** How the list is seen, and below it what it is narrowed to. */
function AboveCandidates(props: AboveProps) {
  const { searchMode, matching, view, onView } = props;
  return (
    <div className="mb-5 grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {searchMode}
        <div className="ms-auto flex items-center gap-2 max-sm:-order-1">
          {matching.count > 0 && <ExportButton isIcon selection={matching} />}
          {view === 'list' && <ColumnsButton columns={props.columns} onChoose={props.chooseColumns} />}
          <SegmentedControl
            label={candidateListMessages.view}
            value={view}
            options={viewOptions}
            onChange={onView}
          />
        </div>
      </div>
      <Filters {...props} />
    </div>
  );
}

function Filters(props: AboveProps) {
  const { list, candidates, filterByJob, filterByTag, filterByStage } = props;
  const { job: jobId, tag: tagId, stage: stageId, score, since, until } = props.filters;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CandidateFilters
        address={list.address}
        onChange={list.change}
        isBusy={candidates.isPlaceholderData}
        count={countFilters(props.filters)}
      >
        <JobFilter
          jobId={jobId}
          title={candidates.data?.data.find(({ job }) => job?.id === jobId)?.job?.title}
          onChange={filterByJob}
          className="min-w-40 flex-1 sm:max-w-56"
        />
        <StageFilter
          stageId={stageId}
          known={candidates.data?.data.flatMap(({ stage }) => stage ?? []) ?? []}
          onChange={filterByStage}
          className="min-w-40 flex-1 sm:max-w-48"
        />
        <TagFilter
          tagId={tagId}
          known={candidates.data?.data.flatMap(({ tags }) => tags) ?? []}
          onChange={filterByTag}
          className="min-w-40 flex-1 sm:max-w-48"
        />
        <ScreeningFilter
          outcome={props.filters.screening}
          candidates={candidates.data?.data ?? []}
          onChange={props.filterByScreening}
        />
        <ScoreFilter
          score={score}
          onChange={props.filterByScore}
          className="min-w-fit flex-1 basis-32 sm:min-w-32 sm:max-w-40"
        />
        <DateFilter label={filterMessages.submitted} days={{ since, until }} onChange={props.filterByDays} />
      </CandidateFilters>
    </div>
  );
}
