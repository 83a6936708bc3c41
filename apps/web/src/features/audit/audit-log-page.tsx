import { auditSubjects } from '@nimble/contracts/audit';
import { useQuery } from '@tanstack/react-query';
import { DateFilter } from '../../shared/days/date-filter.tsx';
import { useExistingPage } from '../../shared/list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NothingFound } from '../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Pagination } from '../../ui/pages/pagination.tsx';
import { auditPageQuery } from './audit.queries.ts';
import { AuditTable, AuditTableSkeleton } from './audit-table.tsx';
import { ExportButton } from './export-button.tsx';
import { auditMessages as messages } from './messages.ts';
import { useAuditAddress } from './use-audit-address.ts';

const subjectOptions = [
  { value: '', label: messages.allSubjects },
  ...auditSubjects.map((subject) => ({ value: subject, label: messages.subjects[subject] })),
] as const;

/** The audit log of the company; for people with the permission to see it. */
export function AuditLogPage() {
  const { address, change, clear, filterByDays } = useAuditAddress();
  const { search, status, since, until } = address;
  const events = useQuery(auditPageQuery(address));
  const asked = events.isPlaceholderData ? undefined : events.data;
  const isTurning = useExistingPage(address.page, asked?.meta.pagination.pageCount, change);
  const isNarrowed =
    search !== '' || status !== null || since !== undefined || until !== undefined || address.page > 1;

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={search}
          onSearch={(found) => change({ search: found })}
          className="w-full sm:w-80"
        />
        <Select
          aria-label={messages.subjectLabel}
          value={status ?? ''}
          options={subjectOptions}
          onChange={(subject) => change({ status: subject === '' ? null : subject })}
          className="w-full sm:w-56"
        />
        <DateFilter label={messages.dateLabel} days={{ since, until }} onChange={filterByDays} />
        <ExportButton address={address} className="ms-auto" />
      </div>

      <Loaded query={events} skeleton={<AuditTableSkeleton />} failed={messages.loadFailed}>
        {({ data, meta }) =>
          isTurning ? (
            <AuditTableSkeleton />
          ) : data.length === 0 ? (
            <NoEvents isNarrowed={isNarrowed} onClear={clear} />
          ) : (
            <>
              <AuditTable events={data} isStale={events.isPlaceholderData} />
              <Pagination {...meta.pagination} onChange={change} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function NoEvents({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={isNarrowed ? messages.notFound : messages.empty}
      text={isNarrowed ? messages.notFoundText : messages.emptyText}
      {...(isNarrowed && { action: <Button onClick={onClear}>{messages.clear}</Button> })}
    />
  );
}
