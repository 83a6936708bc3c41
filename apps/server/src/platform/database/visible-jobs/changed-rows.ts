import { visibleRows } from './visible-tables.ts';

/** A change of a table within a statement; its condition may have begun. */
type Change = { condition: string; depth: number; where: number | undefined };
type Insertion = { at: number; text: string };

/**
 * What a statement's end, and its parts, are found by. Texts and quoted names are skipped as a whole, as they can
 * contain any word or bracket; `do update set` and `for update` name no table that has conditions.
 */
const parts =
  /'(?:[^']|'')*'|\b(?:update|delete\s+from)\s+(?:only\s+)?"?(?<table>\w+)"?(?:\s+(?:as\s+)?(?!(?:set|where|using|returning)\b)"?(?<alias>\w+)"?)?|"(?:[^"]|"")*"|[()]|\bwhere\b|\breturning\b/gi;

/**
 * The statement with a condition for each update and deletion in it, also in common table expressions: only rows that
 * the person sees are changed. What the statement itself has as condition stands in brackets, because an `or` in it
 * would otherwise stand beside this condition.
 */
export function changingVisibleRows(text: string): string {
  const open: Change[] = [];
  const insertions: Insertion[] = [];
  let depth = 0;
  const endAt = (at: number) => {
    const change = open.at(-1);
    if (change?.depth !== depth) return;
    open.pop();
    insertions.push(...limitOf(change, at));
  };
  for (const { 0: found, index, groups } of text.matchAll(parts)) {
    const change = open.at(-1);
    const condition = conditionOf(groups);
    if (condition !== undefined) open.push({ condition, depth, where: undefined });
    else if (found === '(') depth += 1;
    else if (found === ')') {
      endAt(index);
      depth -= 1;
    } else if (/^returning$/i.test(found)) endAt(index);
    else if (/^where$/i.test(found) && change?.depth === depth) change.where ??= index + found.length;
  }
  endAt(text.length);
  return inserted(text, insertions);
}

function conditionOf(groups: Record<string, string | undefined> | undefined): string | undefined {
  const table = groups?.table?.toLowerCase() ?? '';
  return visibleRows.get(table)?.(groups?.alias ?? table);
}

function limitOf({ condition, where }: Change, end: number): Insertion[] {
  if (where === undefined) return [{ at: end, text: ` WHERE ${condition} ` }];
  return [
    { at: where, text: ` ${condition} AND (` },
    { at: end, text: ') ' },
  ];
}

function inserted(text: string, insertions: readonly Insertion[]): string {
  let result = '';
  let before = 0;
  for (const { at, text: added } of insertions.toSorted((one, other) => one.at - other.at)) {
    result += text.slice(before, at) + added;
    before = at;
  }
  return result + text.slice(before);
}
