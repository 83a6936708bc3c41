import { filterableStatuses } from '@nimble/contracts/submissions';
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
type Props = { address: Address['address']; onChange: Address['change']; isBusy: boolean };

/** Filters candidates by name, address and status. */
export function CandidateFilters({ address, onChange, isBusy }: Props) {
  return (
    <>
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        value={address.search}
        delayMilliseconds={searchDelayMilliseconds}
        onSearch={(search) => onChange({ search })}
        isBusy={isBusy}
        className="w-full sm:w-72 sm:min-w-44 sm:flex-1"
      />
      <Select
        aria-label={messages.statusFilterLabel}
        value={address.status ?? ''}
        options={statusOptions}
        onChange={(status) => onChange({ status: status === '' ? null : status })}
        className="min-w-fit flex-1 basis-36 sm:w-48 sm:flex-none"
      />
    </>
  );
}
