import { invitedAddress } from '@nimble/contracts/invitations';

/** How many wrong words are worth naming. */
const mostNamed = 5;

/** What stands between addresses in typed lists and in files of every program. */
const separators = /[\s,;"'<>|]+/;

/** The addresses in a typed list, each once, and the words that are none. */
export function readAddresses(typed: string): { emails: string[]; invalid: string[] } {
  const words = new Set(typed.split(separators).filter((word) => word !== ''));
  const emails = new Map<string, string>();
  const invalid: string[] = [];
  for (const word of words) {
    if (!invitedAddress.safeParse(word).success) invalid.push(word);
    else if (!emails.has(word.toLowerCase())) emails.set(word.toLowerCase(), word);
  }
  return { emails: [...emails.values()], invalid: invalid.slice(0, mostNamed) };
}

/** The addresses in a file, whatever else stands in it. */
export function findAddresses(content: string): string[] {
  return readAddresses(content).emails;
}
