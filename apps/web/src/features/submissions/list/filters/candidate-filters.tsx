import { filterableStatuses } from '@nimble/contracts/submissions';
import type { ReactNode } from 'react';
import type { useListAddress } from '../../../../shared/list-address.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { candidatesMessages as messages } from '../../messages.ts';
import { searchDelayMilliseconds } from './search-delay.ts';

const statusOptions = [
  { value: '', label: messages.filter.all },
  ...filterableStatuses.map((status) => ({ value: status, label: messages.filter[status] })),
] as const;

type Address = ReturnType<typeof useListAddress<(typeof filterableStatuses)[number]>>;
type Props = {
  address: Address['address'];
  onChange: Address['change'];
  isBusy: boolean;
  children: ReactNode;
};

/**
 * Filters candidates by name, address and status; `children` are the other filters. The search has a row of its own
 * where they have no room beside it, so that no filter stands alone in a second row.
 */
export function CandidateFilters({ address, onChange, isBusy, children }: Props) {
  return (
    <>
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        value={address.search}
        delayMilliseconds={searchDelayMilliseconds}
        onSearch={(search) => onChange({ search })}
        isBusy={isBusy}
        className="w-full sm:min-w-72 sm:flex-1"
      />
      <div className="contents sm:flex sm:max-w-full sm:flex-wrap sm:items-center sm:gap-2">
        <Select
          aria-label={messages.statusFilterLabel}
          value={address.status ?? ''}
          options={statusOptions}
          onChange={(status) => onChange({ status: status === '' ? null : status })}
          className="min-w-fit flex-1 basis-36 sm:max-w-48"
        />
        {children}
      </div>
    </>
  );
}
