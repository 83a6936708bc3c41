import type { PageQuery } from '@nimble/contracts';
import {
  createRole,
  deleteRole,
  getRole,
  listRoles,
  type Role,
  type RoleInput,
  updateRole,
} from '@nimble/contracts/roles';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';
import { untilGone } from '../../shared/deletion.ts';

const rolesKey = queryKeys.roles;
const largestPage = 100;

/** One page; the previous page stays while the next one loads. */
export function rolesPageQuery({ page, pageSize, search }: PageQuery) {
  return queryOptions({
    queryKey: [...rolesKey, 'page', { page, pageSize, search }],
    queryFn: ({ signal }) =>
      call(listRoles, { query: { page: String(page), pageSize: String(pageSize), search }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Every role of the company; they fit into two pages. */
export const allRolesQuery = queryOptions({
  queryKey: [...rolesKey, 'all'],
  queryFn: async ({ signal }) => {
    const roles: Role[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await call(listRoles, {
        query: { page: String(page), pageSize: String(largestPage) },
        signal,
      });
      roles.push(...answer.roles);
      if (!answer.pagination.hasNextPage) return roles;
    }
  },
});

export function roleQuery(roleId: number) {
  return queryOptions({
    queryKey: [...rolesKey, 'one', roleId],
    queryFn: async ({ signal }) => (await call(getRole, { params: { id: roleId }, signal })).role,
    // A form begins with current data.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Creates a role, or changes the one of this id. The signed-in user's own permissions may have changed with it. */
export function useSaveRole(roleId: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: RoleInput) =>
      roleId === undefined
        ? call(createRole, { body: role })
        : call(updateRole, { params: { id: roleId }, body: role }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: rolesKey }),
        client.invalidateQueries({ queryKey: ['users', 'me'] }),
      ]),
  });
}

export function useDeleteRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: Role) => untilGone(call(deleteRole, { params: { id: role.id } })),
    // Also after a refusal: the role may have got a user meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: rolesKey }),
  });
}
