import type { User } from '@nimble/contracts/accounts';
import { type Action, isAllowed, type Resource } from '@nimble/contracts/roles';
import { createContext, useContext } from 'react';

/** Filled by the workspace once the user is loaded; nothing of a page is shown before. */
export const CurrentUserContext = createContext<User | null>(null);

/** The signed-in user; only inside the workspace. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext);
  if (user === null) throw new Error('useCurrentUser outside the workspace');
  return user;
}

/** May the signed-in user do this? It only hides; the server decides. */
export function usePermission(resource: Resource, action: Action): boolean {
  return isAllowed(useCurrentUser().permissions, resource, action);
}
