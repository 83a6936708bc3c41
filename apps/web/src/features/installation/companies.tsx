import type { InstalledCompany } from '@nimble/contracts/installation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useListAddress } from '../../shared/list-address.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Pagination } from '../../ui/pages/pagination.tsx';
import { CompanyCard } from './company-card.tsx';
import { companiesQuery, useSetStopped } from './installation.queries.ts';
import { installationMessages as messages } from './messages.ts';

export function Companies() {
  const { address, change } = useListAddress<never>([]);
  const companies = useQuery(companiesQuery(address));
  const [asked, setAsked] = useState<InstalledCompany | null>(null);
  return (
    <section aria-labelledby="companies">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="companies" className="font-semibold text-lg">
          {messages.companies}
        </h2>
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={address.search}
          onSearch={(search) => change({ search })}
          className="w-full sm:w-80"
        />
      </div>
      <Loaded query={companies} skeleton={<CompaniesSkeleton />} failed={messages.loadFailed}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState
              title={address.search === '' ? messages.empty : messages.notFound}
              text={messages.emptyText}
            />
          ) : (
            <>
              <ul className="grid gap-3">
                {data.map((company) => (
                  <CompanyCard key={company.id} company={company} onAsk={() => setAsked(company)} />
                ))}
              </ul>
              <Pagination {...meta.pagination} onChange={change} />
            </>
          )
        }
      </Loaded>
      <StopDialog company={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

/** Suspends a company, or resumes a suspended one; open while there is one. */
function StopDialog({ company, onClose }: { company: InstalledCompany | null; onClose: () => void }) {
  const setting = useSetStopped();
  if (company === null) return null;
  const { id, name, stoppedAt } = company;
  const isStopping = stoppedAt === null;

  function confirm(): void {
    setting.mutate(
      { id, isStopped: isStopping },
      {
        onSuccess: () => {
          toast.success(isStopping ? messages.stopDone : messages.resumeDone);
          onClose();
        },
        onError: (error) =>
          toast.error(messageOf(error, isStopping ? messages.stopFailed : messages.resumeFailed)),
      },
    );
  }

  return (
    <ConfirmDialog
      open
      title={isStopping ? messages.stopTitle({ name }) : messages.resumeTitle({ name })}
      description={isStopping ? messages.stopText : messages.resumeText}
      confirmLabel={isStopping ? messages.stop : messages.resume}
      danger={isStopping}
      pending={setting.isPending}
      onConfirm={confirm}
      onCancel={() => !setting.isPending && onClose()}
    />
  );
}

function CompaniesSkeleton() {
  return (
    <Loading label={messages.loading}>
      <div className="grid gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-28 w-full" />
        ))}
      </div>
    </Loading>
  );
}
