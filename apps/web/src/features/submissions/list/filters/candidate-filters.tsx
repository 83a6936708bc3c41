import { filterableStatuses } from '@nimble/contracts/submissions';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { useListAddress } from '../../../../shared/list-address.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { candidatesMessages as messages } from '../../messages.ts';
import { filterMessages } from './messages.ts';
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
  /** How many filters narrow the list, besides the search. */
  count: number;
  children: ReactNode;
};

/**
 * Filters candidates by name, address and status; `children` are the other filters. The search has a row of its own
 * where they have no room beside it, so that no filter stands alone in a second row. On a phone they would fill half of
 * the screen before the first candidate: a button shows them.
 */
export function CandidateFilters({ address, onChange, isBusy, count, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const filters = useId();
  return (
    <>
      <div className="flex w-full gap-2 sm:min-w-72 sm:flex-1">
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={address.search}
          delayMilliseconds={searchDelayMilliseconds}
          onSearch={(search) => onChange({ search })}
          isBusy={isBusy}
          className="min-w-0 flex-1"
        />
        <Button
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={filters}
          onClick={() => setIsOpen(!isOpen)}
          className="sm:hidden"
        >
          {count === 0 ? filterMessages.filters : filterMessages.filtersWith({ count })}
        </Button>
      </div>
      <div
        id={filters}
        className={classNames(
          'flex w-full flex-wrap items-center gap-2 sm:w-auto sm:max-w-full',
          !isOpen && 'max-sm:hidden',
        )}
      >
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
