import { type AuditSubject, listAuditEvents } from '@nimble/contracts/audit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import type { ListAddress } from '../../lib/list-address.ts';

/** What the page and its export both ask for. */
export function auditFilters({ search, status }: ListAddress<AuditSubject>): Record<string, string> {
  return {
    ...(search !== '' && { 'filters[actorName][$containsi]': search }),
    ...(status !== null && { 'filters[subject][$eq]': status }),
  };
}

/** One page, newest first. */
export function auditPageQuery(address: ListAddress<AuditSubject>) {
  const { page, pageSize } = address;
  const filters = auditFilters(address);
  return queryOptions({
    queryKey: ['audit', filters, { page, pageSize }],
    queryFn: ({ signal }) =>
      call(listAuditEvents, {
        query: { ...filters, 'pagination[page]': String(page), 'pagination[pageSize]': String(pageSize) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
