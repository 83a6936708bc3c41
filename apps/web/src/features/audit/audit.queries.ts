import { type AuditSubject, listAuditEvents } from '@nimble/contracts/audit';
import type { FiltersOf } from '@nimble/contracts/collections';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import type { ListAddress } from '../../shared/list-address.ts';

type AuditFilters = FiltersOf<typeof listAuditEvents.collection>;

/** The shared query of the page and its export. */
export function auditFilters({ search, status }: ListAddress<AuditSubject>): AuditFilters {
  return {
    ...(search !== '' && { actorName: { $containsi: search } }),
    ...(status !== null && { subject: { $eq: status } }),
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
        query: { filters, pagination: { page, pageSize } },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
