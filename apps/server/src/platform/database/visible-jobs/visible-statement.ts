import { changingVisibleRows } from './changed-rows.ts';
import { hiddenJobs } from './hidden-jobs.ts';
import { visibleTables } from './visible-tables.ts';

type Statement = { text: string; values: readonly unknown[] };

const tables = [...visibleTables.keys()].join('|');
const named = new RegExp(String.raw`\b(${tables})\b`, 'g');
/** A table that a statement reads, as kysely and people write it, but not one that it deletes from. */
const read = new RegExp(
  String.raw`(?<!\bdelete )\b(from|join|using)\s+"?(${tables})"?(?![\w."])(\s+as\s+"?\w+"?)?`,
  'gi',
);
/** Tables that stand behind a comma, which `read` does not find. */
const listed = new RegExp(
  String.raw`(?<!\bdistinct )\b(from|using)\s+"?\w+"?(\s+as\s+"?\w+"?)?(\s*,\s*"?\w+"?(\s+as\s+"?\w+"?)?)*\s*,\s*"?(${tables})"?(?!["\w.(]|\s*=)`,
  'i',
);
/** PostgreSQL locks no rows of a common table expression, and changes none. */
const locksOrChanges =
  /\bfor (no key )?(update|share)\b|\b(insert into|merge into|update|delete from)\s+"?[a-z]/i;

/**
 * The statement as the person of the current call may run it: each table that it reads is replaced by what they see of
 * it, and it changes nothing else. Where nothing is hidden, as in every company without limited jobs, the statement
 * stays as it is.
 */
export function visibleStatement(statement: Statement): Statement {
  const hidden = hiddenJobs();
  if (hidden.length === 0) return statement;
  const text = restricted(statement.text, statement.values.length + 1);
  return text === statement.text ? statement : { text, values: [...statement.values, [...hidden]] };
}

const known = new Map<string, string>();
const mostKnown = 1000;

function restricted(text: string, parameter: number): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const limited = locksOrChanges.test(text)
    ? changingVisibleRows(withSubqueries(text))
    : withExpressions(text);
  const after = limited.replaceAll('$hidden', `$${parameter}::bigint[]`);
  if (known.size < mostKnown) known.set(text, after);
  return after;
}

/** Common table expressions by the names of the tables, which take the tables' places in the whole statement. */
function withExpressions(text: string): string {
  const found = [...new Set(text.match(named))];
  if (found.length === 0) return text;
  const expressions = found.map((table) => `${table} AS NOT MATERIALIZED (${visibleTables.get(table)})`);
  const [, recursive = '', rest] = /^\s*with\s+(recursive\s+)?([\s\S]*)$/i.exec(text) ?? [];
  return rest === undefined
    ? `WITH ${expressions.join(', ')} ${text}`
    : `WITH ${recursive}${expressions.join(', ')}, ${rest}`;
}

/** Subqueries, whose rows can be locked. */
function withSubqueries(text: string): string {
  if (/\bmerge\s+into\b/i.test(text)) throw new Error('Rows that a person sees cannot be found in a merge');
  if (listed.test(text)) throw new Error('Join the tables of a statement that locks or changes rows');
  return text.replace(
    read,
    (_all, word: string, table: string, alias: string | undefined) =>
      `${word} (${visibleTables.get(table.toLowerCase())})${alias ?? ` AS "${table}"`}`,
  );
}
