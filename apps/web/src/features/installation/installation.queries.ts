import { inviteCompany, listCompanyInvitations, withdrawCompanyInvitation } from '@nimble/contracts/accounts';
import {
  checkInstallation,
  getInstallationOverview,
  getInstallationStorage,
  listInstalledCompanies,
  resumeCompany,
  setCompanyPlan,
  stopCompany,
} from '@nimble/contracts/installation';
import { openOutbox } from '@nimble/contracts/outbox';
import type { PlanChoice } from '@nimble/contracts/plans';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';

const companiesKey = ['installation', 'companies'] as const;
const invitationsKey = ['installation', 'invitations'] as const;

const overviewKey = ['installation', 'overview'] as const;

/** Reload intervals: while processes run their checks, and otherwise. */
const pollMilliseconds = { checking: 2000, atRest: 15_000 };

type CompaniesAddress = { search: string; page: number; pageSize: number };

/** One page, companies with the most emails first. */
export function companiesQuery({ search, page, pageSize }: CompaniesAddress) {
  return queryOptions({
    queryKey: [...companiesKey, { search, page, pageSize }],
    queryFn: ({ signal }) =>
      call(listInstalledCompanies, {
        query: { search, page: String(page), pageSize: String(pageSize) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One page, the newest first. */
export function invitationsQuery(page: number, pageSize: number) {
  return queryOptions({
    queryKey: [...invitationsKey, page, pageSize],
    queryFn: ({ signal }) =>
      call(listCompanyInvitations, { query: { page: String(page), pageSize: String(pageSize) }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export const overviewQuery = queryOptions({
  queryKey: overviewKey,
  queryFn: async ({ signal }) => (await call(getInstallationOverview, { signal })).data,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.isChecking === true ? pollMilliseconds.checking : pollMilliseconds.atRest,
});

export const storageQuery = queryOptions({
  queryKey: ['installation', 'storage'],
  queryFn: async ({ signal }) => (await call(getInstallationStorage, { signal })).data,
  staleTime: 0,
  refetchInterval: pollMilliseconds.atRest,
});

/** Makes every process check what it needs; the overview is reloaded until they are done. */
export function useCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(checkInstallation)).data,
    onSuccess: (overview) => client.setQueryData(overviewKey, overview),
  });
}

export function useSetStopped() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isStopped }: { id: number; isStopped: boolean }) =>
      call(isStopped ? stopCompany : resumeCompany, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: companiesKey }),
  });
}

export function useSetPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...data }: PlanChoice & { id: number }) =>
      call(setCompanyPlan, { params: { id }, body: { data } }),
    onSuccess: () => client.invalidateQueries({ queryKey: companiesKey }),
  });
}

export function useInviteCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call(inviteCompany, { body: { data: { email } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey }),
  });
}

export function useWithdrawInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: number) => call(withdrawCompanyInvitation, { params: { invitationId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey }),
  });
}

export function useOutboxLink() {
  return useMutation({ mutationFn: async () => (await call(openOutbox)).data.address });
}
