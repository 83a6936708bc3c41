import type { CandidateColumn, SubmissionSummary } from '@nimble/contracts/submissions';
import { classNames, staleClasses } from '../../../ui/class-names.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { candidatesMessages } from '../messages.ts';
import { CandidateRow } from './candidate-row.tsx';
import { ChooseAll } from './chosen/choose-candidate.tsx';
import type { Chosen } from './chosen/use-chosen.ts';
import { columnClasses, columnLayout } from './columns/column-layout.ts';
import type { CandidateSort } from './filters/candidate-sort.ts';
import { SortHead } from './filters/sort-head.tsx';
import { candidateListMessages } from './messages.ts';

const messages = candidatesMessages.columns;

type Props = {
  candidates: readonly SubmissionSummary[];
  /** Another page or search is loading. */
  isStale: boolean;
  columns: readonly CandidateColumn[];
  chosen: Chosen;
  sort: CandidateSort;
  onSort: (sort: CandidateSort) => void;
  onNote: (candidate: SubmissionSummary) => void;
  onDelete: (candidate: SubmissionSummary) => void;
};

/** Rows where its container is wide; elsewhere, as on a phone or beside an open sidebar, each row becomes a card. */
export function CandidateList(props: Props) {
  const { candidates, isStale, columns, chosen, onNote, onDelete } = props;
  return (
    <table
      aria-label={messages.candidates}
      style={columnLayout(columns)}
      className={classNames(
        'block rounded-card border border-line bg-surface @4xl:overflow-x-auto',
        isStale && staleClasses,
      )}
      aria-busy={isStale || undefined}
    >
      <Head {...props} />
      <tbody className="block divide-y divide-line @4xl:min-w-(--least-width)">
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            columns={columns}
            chosen={chosen}
            onNote={() => onNote(candidate)}
            onDelete={() => onDelete(candidate)}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ candidates, columns, chosen, sort, onSort }: Props) {
  const sorting = { sort, onSort };
  const has = (column: CandidateColumn) => columns.includes(column);
  return (
    <thead className="block border-line border-b text-ink-soft text-sm @max-4xl:hidden @4xl:min-w-(--least-width)">
      <tr className={classNames(columnClasses, 'px-card py-2.5')}>
        <th scope="col" className="inline-flex">
          <ChooseAll candidates={candidates} chosen={chosen} isLabelShown={false} />
        </th>
        <SortHead {...sorting} field="candidateName" label={messages.candidate} />
        {has('job') && <PlainHead label={messages.job} />}
        {has('status') && <PlainHead label={messages.status} />}
        {has('submitted') && <SortHead {...sorting} field="createdAt" label={messages.submitted} />}
        {has('score') && (
          <SortHead {...sorting} field="rating" label={messages.score} className="@4xl:text-end" />
        )}
        {has('source') && <PlainHead label={candidateListMessages.columns.source} />}
        {has('reviewers') && <PlainHead label={candidateListMessages.columns.reviewers} />}
        <th scope="col" className="sr-only">
          {messages.review}
        </th>
        <th scope="col" className="sr-only">
          {messages.more}
        </th>
      </tr>
    </thead>
  );
}

function PlainHead({ label }: { label: string }) {
  return (
    <th scope="col" className="truncate text-start font-medium">
      {label}
    </th>
  );
}

const rows = [1, 2, 3, 4, 5, 6];

export function CandidateListSkeleton() {
  return (
    <Loading
      label={candidatesMessages.loading}
      className="@container rounded-card border border-line bg-surface"
    >
      <div className="border-line border-b px-card py-2.5 @max-4xl:hidden">
        <Skeleton className="h-5 w-24" />
      </div>
      <div className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="flex items-center gap-3 px-card py-3">
            <Skeleton className="aspect-video w-16 shrink-0 rounded-control" />
            <div className="flex-1">
              <Skeleton className="my-1 h-4 w-40" />
              <Skeleton className="my-1 h-3.5 w-52 max-w-full" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
