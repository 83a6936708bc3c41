import { builtInRoleNames } from './built-in-roles.ts';

/** A role's name as people read it: underscores are spaces (spec 2 §2), and the built-in ones begin with a capital. */
export function shownRoleName(name: string): string {
  const spaced = name.replaceAll('_', ' ');
  const isBuiltIn = builtInRoleNames.some((builtIn) => builtIn === name);
  return isBuiltIn ? spaced.charAt(0).toUpperCase() + spaced.slice(1) : spaced;
}
