import type { User } from '@nimble/contracts/accounts';
import type { InsightsLevel } from '@nimble/contracts/insights';
import {
  type Action,
  isAllowed,
  isOneAllowed,
  type Permission,
  type Resource,
} from '@nimble/contracts/roles';
import { createContext, useContext } from 'react';

/** The query key of the signed-in user. */
export const currentUserKey = ['users', 'me'] as const;

/** Set by the workspace once the user is loaded; pages are not rendered before. */
export const CurrentUserContext = createContext<User | null>(null);

/** The signed-in user; only inside the workspace. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext);
  if (user === null) throw new Error('useCurrentUser outside the workspace');
  return user;
}

/** What the company uses of insights; nothing without a company. The server leaves out what it does not use. */
export function useInsightsLevel(): InsightsLevel {
  return useCurrentUser().company?.insightsLevel ?? 'nothing';
}

/** Does the signed-in user hold one of these permissions? It only hides; the server decides. */
export function useOnePermission(permissions: readonly Permission[]): boolean {
  return isOneAllowed(useCurrentUser().permissions, permissions);
}

/** May the signed-in user do this? It only hides; the server decides. */
export function usePermission(resource: Resource, action: Action): boolean {
  return isAllowed(useCurrentUser().permissions, resource, action);
}
