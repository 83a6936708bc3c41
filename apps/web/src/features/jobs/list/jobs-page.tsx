import { type Job, jobStatuses } from '@nimble/contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePermission } from '../../../lib/current-user.ts';
import { useExistingPage, useListAddress } from '../../../shared/list-address.ts';
import { opensNewJob } from '../../../shared/new-job.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames, staleClasses } from '../../../ui/class-names.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Pagination } from '../../../ui/pages/pagination.tsx';
import { useFocusKeptOnPage } from '../../../ui/use-kept-focus.ts';
import { ClosedLinks, PlanWarning } from '../../plans/index.ts';
import { useDuplicateJob } from '../duplicate/use-duplicate-job.tsx';
import { jobsPageQuery } from '../jobs.queries.ts';
import { jobsMessages as messages } from '../messages.ts';
import { useShareJob } from '../share/use-share-job.tsx';
import { JobWizard } from '../wizard/job-wizard.tsx';
import { DeleteJobDialog } from './delete-job-dialog.tsx';
import { JobCard } from './job-card.tsx';
import { JobGridSkeleton } from './job-grid-skeleton.tsx';
import { NoJobs, NoJobsFound } from './no-jobs.tsx';

const searchDelayMilliseconds = 1000;

const statusOptions = [
  { value: '', label: messages.allStatus },
  ...jobStatuses.map((status) => ({ value: status, label: messages.status[status] })),
] as const;

export function JobsPage() {
  const { address, change, clear, jobs, isTurning, isNarrowed, hasNone } = useJobsOfAddress();
  const mayCreate = usePermission('job', 'create');
  const { isCreating, create, stopCreating } = useCreating(mayCreate);
  const [toDelete, setToDelete] = useState<Job | null>(null);
  const { share, dialog } = useShareJob();
  const { duplicate, wizard } = useDuplicateJob();

  return (
    <>
      <ClosedLinks />
      <PlanWarning limit="jobs" />
      {!hasNone && (
        <Toolbar
          address={address}
          onChange={change}
          isBusy={jobs.isPlaceholderData}
          onCreate={mayCreate ? create : undefined}
        />
      )}

      <Loaded query={jobs} skeleton={<JobGridSkeleton />} failed={messages.loadFailed}>
        {({ data, meta }) => {
          if (isTurning || (data.length === 0 && jobs.isPlaceholderData)) return <JobGridSkeleton />;
          if (data.length === 0 && isNarrowed) return <NoJobsFound onClear={clear} />;
          if (data.length === 0) return <NoJobs onCreate={mayCreate ? create : undefined} />;
          return (
            <>
              <JobGrid
                jobs={data}
                isStale={jobs.isPlaceholderData}
                onDuplicate={(job) => duplicate(job.id)}
                onShare={(job) => void share(job)}
                onDelete={setToDelete}
              />
              <Pagination {...meta.pagination} onChange={change} />
            </>
          );
        }}
      </Loaded>

      {isCreating && <JobWizard onClose={stopCreating} />}
      {toDelete !== null && <DeleteJobDialog job={toDelete} onClose={() => setToDelete(null)} />}
      {wizard}
      {dialog}
    </>
  );
}

/** The wizard, which links of other pages open with this page. */
function useCreating(mayCreate: boolean) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [isCreating, setIsCreating] = useState(mayCreate && opensNewJob(state));
  return {
    isCreating,
    create: () => setIsCreating(true),
    stopCreating(): void {
      setIsCreating(false);
      // Neither a reload nor the back button opens it again.
      if (opensNewJob(state)) void navigate({ search }, { replace: true, state: null });
    },
  };
}

/** The page of jobs in the address. */
function useJobsOfAddress() {
  const list = useListAddress(jobStatuses);
  const jobs = useQuery(jobsPageQuery(list.address));
  const pageCount = jobs.isPlaceholderData ? undefined : jobs.data?.meta.pagination.pageCount;
  const isTurning = useExistingPage(list.address.page, pageCount, list.change);
  const isNarrowed = list.address.search !== '' || list.address.status !== null;
  const hasNone = !isNarrowed && !jobs.isPlaceholderData && jobs.data?.meta.pagination.total === 0;
  useFocusKeptOnPage(jobs.data && (hasNone ? 'none' : 'some'));
  return { ...list, jobs, isTurning, isNarrowed, hasNone };
}

type Address = ReturnType<typeof useListAddress<(typeof jobStatuses)[number]>>;
type FiltersProps = { address: Address['address']; onChange: Address['change']; isBusy: boolean };

function Toolbar({ onCreate, ...filters }: FiltersProps & { onCreate: (() => void) | undefined }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <JobFilters {...filters} />
      {onCreate && (
        <Button variant="primary" icon={<Plus />} onClick={onCreate} className="ms-auto">
          {messages.createJob}
        </Button>
      )}
    </div>
  );
}

function JobFilters({ address, onChange, isBusy }: FiltersProps) {
  return (
    <>
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        value={address.search}
        delayMilliseconds={searchDelayMilliseconds}
        onSearch={(search) => onChange({ search })}
        isBusy={isBusy}
        className="w-full sm:w-80"
      />
      <Select
        aria-label={messages.statusFilterLabel}
        value={address.status ?? ''}
        options={statusOptions}
        onChange={(status) => onChange({ status: status === '' ? null : status })}
        className="w-48"
      />
    </>
  );
}

type GridProps = {
  jobs: readonly Job[];
  isStale: boolean;
  onDuplicate: (job: Job) => void;
  onShare: (job: Job) => void;
  onDelete: (job: Job) => void;
};

function JobGrid({ jobs, isStale, onDuplicate, onShare, onDelete }: GridProps) {
  return (
    <div
      className={classNames('grid gap-4 sm:grid-cols-2 xl:grid-cols-3', isStale && staleClasses)}
      aria-busy={isStale || undefined}
    >
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          onDuplicate={() => onDuplicate(job)}
          onShare={() => onShare(job)}
          onDelete={() => onDelete(job)}
        />
      ))}
    </div>
  );
}
