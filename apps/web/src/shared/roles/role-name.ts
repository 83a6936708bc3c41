import { builtInRoleNames } from './messages.ts';

/** A role's name for people: the built-in ones have a text, and underscores become spaces. */
export function shownRoleName(name: string): string {
  const texts: Readonly<Record<string, string>> = builtInRoleNames;
  return texts[name] ?? name.replaceAll('_', ' ');
}
