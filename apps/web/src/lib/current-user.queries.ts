import { currentUser, type User, updateUser } from '@nimble/contracts/accounts';
import type { Language } from '@nimble/contracts/languages';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { currentUserKey } from './current-user.ts';
import { reloadInLanguage } from './language/language.ts';
import { changePreferences } from './preferences.ts';
import { useMutation } from './use-mutation.ts';

/** Cache time of the current user: 5 minutes. */
const cacheMilliseconds = 5 * 60_000;

/** The signed-in user, with role, company and permissions. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: ({ signal }) => call(currentUser, { signal }),
  staleTime: cacheMilliseconds,
});

/** Saves a language to the user's record, and shows it. */
export function useSaveLanguage() {
  return useMutation({
    mutationFn: ({ user, language }: { user: User; language: Language }) =>
      call(updateUser, { params: { id: user.id }, body: { language } }),
    onSuccess: (_user, { language }) => reloadInLanguage(language),
  });
}

/** Applies a theme at once and saves it to the user's record. */
export function useSaveTheme() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, theme }: { user: User; theme: User['theme'] }) =>
      call(updateUser, { params: { id: user.id }, body: { theme } }),
    onMutate: ({ theme }) => changePreferences({ darkMode: theme === 'dark' }),
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  });
}
