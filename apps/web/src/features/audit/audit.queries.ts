import { listAuditEvents } from '@nimble/contracts/audit';
import { type FiltersOf, withinDays } from '@nimble/contracts/collections';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import type { AuditAddress } from './use-audit-address.ts';

type AuditFilters = FiltersOf<typeof listAuditEvents.collection>;

/** The shared query of the page and its export. */
export function auditFilters({ search, status, since, until }: AuditAddress): AuditFilters {
  return {
    ...(search !== '' && { actorName: { $containsi: search } }),
    ...(status !== null && { subject: { $eq: status } }),
    ...((since !== undefined || until !== undefined) && { createdAt: withinDays({ since, until }) }),
  };
}

/** One page, newest first. */
export function auditPageQuery(address: AuditAddress) {
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
