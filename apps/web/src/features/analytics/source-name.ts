import { analyticsMessages as messages } from './messages.ts';

/** Names of sites are the same in every language. */
export function sourceName(label: string): string {
  const known: Readonly<Record<string, string>> = messages.knownSources;
  return known[label] ?? label;
}
