import type { Colleague } from '@nimble/contracts/assignments';

/** What is typed after the last @ before the caret; undefined where no name is being typed. */
export function typedName(text: string, caret: number): string | undefined {
  return /(?:^|\s)@(?!\s)([^@\n]{0,40})$/u.exec(text.slice(0, caret))?.[1];
}

/** Colleagues one of whose names begins with what is typed. */
export function offeredFor(typed: string, colleagues: readonly Colleague[]): Colleague[] {
  const start = typed.toLocaleLowerCase();
  return colleagues
    .filter(({ name }) => {
      const known = name.toLocaleLowerCase();
      return known.startsWith(start) || known.split(/\s+/u).some((word) => word.startsWith(start));
    })
    .slice(0, mostOffered);
}
const mostOffered = 8;

/** The text with the name in place of what was typed, and where the caret is then. */
export function withName(text: string, caret: number, name: string): { text: string; caret: number } {
  const typed = typedName(text, caret) ?? '';
  const before = `${text.slice(0, caret - typed.length)}${name} `;
  return { text: before + text.slice(caret).replace(/^ /u, ''), caret: before.length };
}

/**
 * The ids of all whom a text mentions. At each @ the longest name counts. Of several people with one name it is the one
 * who was picked; without a pick it is none of them.
 */
export function mentionedIn(
  text: string,
  colleagues: readonly Colleague[],
  picked: ReadonlySet<number>,
): number[] {
  const found = new Set<number>();
  for (const { index } of text.matchAll(/(?<=^|\s)@/gu)) {
    const rest = text.slice(index + 1);
    const fitting = colleagues.filter(({ name }) => beginsWithName(rest, name));
    const longest = Math.max(...fitting.map(({ name }) => name.length));
    const named = fitting.filter(({ name }) => name.length === longest);
    const meant = named.length === 1 ? named : named.filter(({ id }) => picked.has(id));
    for (const { id } of meant) found.add(id);
  }
  return [...found];
}

/** The name ends there: "@Kim" is not in "@Kimberly". */
function beginsWithName(text: string, name: string): boolean {
  return text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
}
