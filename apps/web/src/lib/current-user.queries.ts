import { currentUser, type User, updateUser } from '@nimble/contracts/accounts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** Spec 1 §9. */
const cacheMilliseconds = 5 * 60_000;

/** Who is signed in, with role, company and permissions. */
export const currentUserQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: ({ signal }) => call(currentUser, { signal }),
  staleTime: cacheMilliseconds,
});

/** Saves the theme to the user's record (spec 1 §4). */
export function useSaveTheme() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, theme }: { user: User; theme: User['theme'] }) =>
      call(updateUser, { params: { id: user.id }, body: { theme } }),
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  });
}
