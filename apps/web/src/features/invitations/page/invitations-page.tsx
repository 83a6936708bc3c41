import { peoplePageSizes } from '@nimble/contracts';
import { type InvitationCounts, invitationStates } from '@nimble/contracts/invitations';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { usePermission } from '../../../lib/current-user.ts';
import { useExistingPage, useListAddress } from '../../../shared/list-address.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { BackLink } from '../../../ui/buttons/back-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NothingFound } from '../../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Pagination } from '../../../ui/pages/pagination.tsx';
import { BatchProgress } from '../batches/batch-progress.tsx';
import { ListButton } from '../batches/list-button.tsx';
import { invitationsQuery, jobTitleQuery } from '../invitations.queries.ts';
import { InviteButton } from '../invite-button.tsx';
import { invitationsMessages as messages } from '../messages.ts';
import { InvitationsTable, InvitationsTableSkeleton } from './invitations-table.tsx';
import { StateFilter } from './state-filter.tsx';

/** The people invited to a job, at /jobs/:jobId/invitations. */
export function InvitationsPage() {
  const jobId = Number(useParams()['jobId']);
  const isId = Number.isSafeInteger(jobId) && jobId > 0;
  return isId ? <Invitations key={jobId} jobId={jobId} /> : <JobNotFound />;
}

function Invitations({ jobId }: { jobId: number }) {
  const { address, change, clear } = useListAddress(invitationStates, peoplePageSizes);
  const job = useQuery(jobTitleQuery(jobId));
  const invitations = useQuery(invitationsQuery(jobId, address));
  const asked = invitations.isPlaceholderData ? undefined : invitations.data;
  const isTurning = useExistingPage(address.page, asked?.meta.pagination.pageCount, change);
  const isNarrowed = address.search !== '' || address.status !== null;
  if (invitations.error instanceof ApiError && invitations.error.status === 404) return <JobNotFound />;

  return (
    <>
      {job.data !== undefined && <PageName title={messages.page.title({ jobTitle: job.data })} />}
      <BackToJob jobId={jobId} />
      <Toolbar jobId={jobId} search={address.search} onSearch={(search) => change({ search })} />
      <BatchProgress jobId={jobId} />
      <Loaded query={invitations} skeleton={<InvitationsTableSkeleton />} failed={messages.page.loadFailed}>
        {({ data, meta }) => (
          <>
            <StateFilter
              counts={meta.counts as InvitationCounts}
              value={address.status}
              onChange={(status) => change({ status })}
            />
            {isTurning ? (
              <InvitationsTableSkeleton />
            ) : data.length === 0 ? (
              <None isNarrowed={isNarrowed} onClear={clear} />
            ) : (
              <>
                <InvitationsTable jobId={jobId} invitations={data} isStale={invitations.isPlaceholderData} />
                <Pagination {...meta.pagination} pageSizes={peoplePageSizes} onChange={change} />
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

/** Known once the job is loaded. */
function PageName({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

type ToolbarProps = { jobId: number; search: string; onSearch: (search: string) => void };

function Toolbar({ jobId, search, onSearch }: ToolbarProps) {
  const mayInvite = usePermission('job', 'update');
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchField
        label={messages.page.searchLabel}
        placeholder={messages.page.searchPlaceholder}
        value={search}
        onSearch={onSearch}
        className="w-full sm:w-80"
      />
      {mayInvite && (
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          <ListButton jobId={jobId} />
          <InviteButton jobId={jobId} />
        </div>
      )}
    </div>
  );
}

function None({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const texts = isNarrowed ? messages.page.noneFound : messages.page.none;
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={texts.title}
      text={texts.text}
      {...(isNarrowed && { action: <Button onClick={onClear}>{messages.page.clear}</Button> })}
    />
  );
}

function BackToJob({ jobId }: { jobId: number }) {
  return (
    <BackLink to={`/jobs/${jobId}`} className="mb-2">
      {messages.page.back}
    </BackLink>
  );
}

function JobNotFound() {
  return <ErrorState title={messages.page.jobNotFound} text={messages.page.jobNotFoundText} />;
}
