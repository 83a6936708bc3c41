import { builtInRoleDescriptions, builtInRoleNames } from './messages.ts';

/** A role's name for people: the built-in ones have a text, and underscores become spaces. */
export function shownRoleName(name: string): string {
  const texts: Readonly<Record<string, string>> = builtInRoleNames;
  return texts[name] ?? name.replaceAll('_', ' ');
}

/** What a role is for: the server describes the built-in ones in English only. Their names are reserved. */
export function shownRoleDescription({ name, description }: { name: string; description: string }): string {
  const texts: Readonly<Record<string, string>> = builtInRoleDescriptions;
  return texts[name] ?? description;
}
