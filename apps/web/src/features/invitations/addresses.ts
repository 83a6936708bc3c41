import { invitedAddress, longestInvitedName } from '@nimble/contracts/invitations';

/** An address, with the name beside it. */
type Invitee = { email: string; name: string | undefined };

/** Maximum of invalid words to show. */
const mostNamed = 5;

/** Separators in typed lists. */
const separators = /[\s,;"'<>|]+/;

/**
 * Something quoted, an address in its brackets, the end of an entry, or a word. Read in one pass from left to right.
 */
const pieces = /"[^"\n]*"|<[^<>\s]*>|[\n,;|]|[^\s,;"'<>|]+/g;

/** The addresses in a typed list, each once, and the words that are neither an address nor a name. */
export function readAddresses(typed: string): { invitees: Invitee[]; invalid: string[] } {
  const invitees = new Map<string, Invitee>();
  const invalid = new Set<string>();
  for (const { word, name } of wordsOf(typed)) {
    if (!isAddress(word)) {
      invalid.add(word);
      continue;
    }
    const known = invitees.get(word.toLowerCase());
    invitees.set(word.toLowerCase(), { email: known?.email ?? word, name: known?.name ?? name });
  }
  return { invitees: [...invitees.values()], invalid: [...invalid].slice(0, mostNamed) };
}

type Word = { word: string; name?: string | undefined };

/** Mail programs write `Ann Lee <ann@example.com>`: the text before the brackets is a name. */
function* wordsOf(typed: string): Generator<Word> {
  let entry: string[] = [];
  for (const [piece] of typed.matchAll(pieces)) {
    if (piece.startsWith('<')) {
      const before = entry.flatMap(wordsIn);
      yield* before.filter(isAddress).map((word) => ({ word }));
      const name = nameOf(entry.filter((each) => !isAddress(each)));
      for (const word of wordsIn(piece)) yield { word, name };
      entry = [];
    } else if (/^[\n,;|]$/.test(piece)) {
      yield* entry.flatMap(wordsIn).map((word) => ({ word }));
      entry = [];
    } else {
      entry.push(piece);
    }
  }
  yield* entry.flatMap(wordsIn).map((word) => ({ word }));
}

function wordsIn(piece: string): string[] {
  return piece.split(separators).filter(Boolean);
}

/** In spoken order: `"Lee, Ann"` is Ann Lee. */
function nameOf(parts: readonly string[]): string | undefined {
  const name = parts
    .join(' ')
    .replaceAll('"', '')
    .replace(/^([^,]+),([^,]+)$/, '$2 $1')
    .replace(/[\s,;<>|]+/g, ' ')
    .trim();
  return name === '' ? undefined : name.slice(0, longestInvitedName);
}

function isAddress(word: string): boolean {
  return invitedAddress.safeParse(word).success;
}
