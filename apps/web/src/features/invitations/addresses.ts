import { invitedAddress } from '@nimble/contracts/invitations';

/** How many wrong words are worth naming. */
const mostNamed = 5;

/** What stands between words in typed lists and in files of every program. */
const separators = /[\s,;"'<>|]+/;

/** Something quoted, an address in its brackets, the end of an entry, or a word. Read in one go from left to right. */
const pieces = /"[^"\n]*"|<[^<>\s]*>|[\n,;|]|[^\s,;"'<>|]+/g;

/** The addresses in a typed list, each once, and the words that are neither one nor the name before one. */
export function readAddresses(typed: string): { emails: string[]; invalid: string[] } {
  const emails = new Map<string, string>();
  const invalid: string[] = [];
  for (const word of new Set(wordsOf(typed))) {
    if (!isAddress(word)) invalid.push(word);
    else if (!emails.has(word.toLowerCase())) emails.set(word.toLowerCase(), word);
  }
  return { emails: [...emails.values()], invalid: invalid.slice(0, mostNamed) };
}

/** Mail programs write `Ann Lee <ann@example.com>`: what stands before the brackets is a name. */
function* wordsOf(typed: string): Generator<string> {
  let entry: string[] = [];
  for (const [piece] of typed.matchAll(pieces)) {
    if (piece.startsWith('<')) {
      yield* entry.filter(isAddress);
      entry = piece.slice(1, -1).split(separators);
    } else if (/^[\n,;|]$/.test(piece)) {
      yield* entry.filter(Boolean);
      entry = [];
    } else {
      entry = entry.concat(piece.split(separators));
    }
  }
  yield* entry.filter(Boolean);
}

function isAddress(word: string): boolean {
  return invitedAddress.safeParse(word).success;
}

/** The addresses in a file, whatever else stands in it. */
export function findAddresses(content: string): string[] {
  return readAddresses(content).emails;
}
