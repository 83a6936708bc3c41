import { peoplePageSizes } from '@nimble/contracts';
import { useSearchParams } from 'react-router';
import { changeListAddress, useListAddress } from '../../shared/list-address.ts';
import { type StaffAddress, type Standing, standings } from './staff.queries.ts';

/** The page's state: the list, its search, its role and its page; all of it in the address. */
export function useStaffAddress() {
  const { address, change, clear } = useListAddress(standings, peoplePageSizes);
  const [parameters, setParameters] = useSearchParams();
  const roleId = Number(parameters.get('role'));
  const staff: StaffAddress = {
    search: address.search,
    roleId: Number.isSafeInteger(roleId) && roleId > 0 ? roleId : undefined,
    page: address.page,
    pageSize: address.pageSize,
  };
  return {
    standing: address.status ?? 'active',
    staff,
    change,
    clear,
    isNarrowed: staff.search !== '' || staff.roleId !== undefined || staff.page > 1,
    /** Another list starts at its first page, without a search, and with the same role. */
    show: (standing: Standing) => setParameters(parametersOf(standing, staff.roleId)),
    /** The same for every role. */
    showAll: (standing: Standing) => setParameters(parametersOf(standing)),
    filterByRole: (id: string) =>
      setParameters((current) => {
        const changed = changeListAddress(current, {}, peoplePageSizes);
        if (id === '') changed.delete('role');
        else changed.set('role', id);
        return changed;
      }),
  };
}

function parametersOf(standing: Standing, roleId?: number): URLSearchParams {
  return new URLSearchParams({
    ...(standing !== 'active' && { status: standing }),
    ...(roleId !== undefined && { role: String(roleId) }),
  });
}
