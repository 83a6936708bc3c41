import { builtInRoleNames } from './built-in-roles.ts';

/** A role's name for people: underscores become spaces, and the built-in ones begin with a capital letter. */
export function shownRoleName(name: string): string {
  const spaced = name.replaceAll('_', ' ');
  const isBuiltIn = builtInRoleNames.some((builtIn) => builtIn === name);
  return isBuiltIn ? spaced.charAt(0).toUpperCase() + spaced.slice(1) : spaced;
}
