import { type AuditSubject, auditSubjects } from '@nimble/contracts/audit';
import { useSearchParams } from 'react-router';
import { type Days, readDays, setDays } from '../../shared/days/address-days.ts';
import { type ListAddress, useListAddress } from '../../shared/list-address.ts';

export type AuditAddress = ListAddress<AuditSubject> & Days;

/** The log's state, kept in the address. */
export function useAuditAddress() {
  const [parameters, setParameters] = useSearchParams();
  const list = useListAddress(auditSubjects);
  const address: AuditAddress = { ...list.address, ...readDays(parameters) };
  return {
    ...list,
    address,
    /** Other days begin at their first page. */
    filterByDays(days: Days): void {
      setParameters((current) => {
        const changed = new URLSearchParams(current);
        changed.delete('page');
        setDays(changed, days);
        return changed;
      });
    },
  };
}
