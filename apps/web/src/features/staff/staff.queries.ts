import {
  deleteStaff,
  type Invitation,
  inviteUser,
  listInvited,
  listStaff,
  resendInvitation,
  type StaffUser,
  updateStaffRole,
} from '@nimble/contracts/staff';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useInvalidate } from '../../shared/cache/invalidate.ts';
import { queryKeys, shownOfStaff } from '../../shared/cache/query-keys.ts';
import { untilGone } from '../../shared/deletion.ts';

const staffKey = queryKeys.staff;

/** Joined users, and invited ones. */
export const standings = ['active', 'invited'] as const;
export type Standing = (typeof standings)[number];

export type StaffAddress = { search: string; roleId: number | undefined; page: number; pageSize: number };

/** One page, newest first; the previous page stays while the next one loads. */
export function staffPageQuery(standing: Standing, { search, roleId, page, pageSize }: StaffAddress) {
  return queryOptions({
    queryKey: [...staffKey, standing, { search, roleId, page, pageSize }],
    queryFn: async ({ signal }) => {
      const query = {
        page: String(page),
        pageSize: String(pageSize),
        search,
        ...(roleId !== undefined && { role: roleId }),
      };
      if (standing === 'invited') return call(listInvited, { query, signal });
      return (await call(listStaff, { query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

/** Does a loaded list contain this address? Whatever its case. */
export function isKnownEmail(client: QueryClient, email: string): boolean {
  const wanted = email.trim().toLowerCase();
  return client
    .getQueriesData<{ users: readonly StaffUser[] }>({ queryKey: staffKey })
    .some(([, page]) => page?.users.some((user) => user.email.toLowerCase() === wanted));
}

export function useInviteUser() {
  const refresh = useInvalidate(shownOfStaff);
  return useMutation({
    mutationFn: (invitation: Invitation) => call(inviteUser, { body: invitation }),
    onSuccess: refresh,
  });
}

export function useUpdateRole() {
  const refresh = useInvalidate(shownOfStaff);
  return useMutation({
    mutationFn: ({ user, roleId }: { user: StaffUser; roleId: number }) =>
      call(updateStaffRole, { params: { id: user.id }, body: { role: roleId } }),
    onSettled: refresh,
  });
}

export function useDeleteUser() {
  const refresh = useInvalidate(shownOfStaff);
  return useMutation({
    mutationFn: (user: StaffUser) => untilGone(call(deleteStaff, { params: { id: user.id } })),
    onSettled: refresh,
  });
}

export function useResendInvitation() {
  return useMutation({
    mutationFn: (user: StaffUser) => call(resendInvitation, { params: { id: user.id } }),
  });
}
