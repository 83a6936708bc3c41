import { hiddenJobs } from './hidden-jobs.ts';
import { visibleRows, visibleTables } from './visible-tables.ts';

const changed = /^\s*(?:update|delete from)\s+"?(\w+)"?\s/i;

type Statement = { text: string; values: readonly unknown[] };

const named = new RegExp(String.raw`\b(${[...visibleTables.keys()].join('|')})\b`, 'g');
/** A table that a statement reads, as kysely and people write it, but not one that it deletes from. */
const read = new RegExp(
  String.raw`(?<!\bdelete )\b(from|join)\s+"?(${[...visibleTables.keys()].join('|')})"?(?![\w."])(\s+as\s+"?\w+"?)?`,
  'gi',
);
/** PostgreSQL locks no rows of a common table expression, and changes none. */
const locksOrChanges = /\bfor (no key )?(update|share)\b|\b(insert into|update|delete from)\s+"?[a-z]/i;

/**
 * The statement as the person of the current call may run it: each table that it reads is replaced by what they see of
 * it, and it changes nothing else. Where nothing is hidden, as in every company without limited jobs, the statement stays as it is.
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
  const after = locksOrChanges.test(text)
    ? withCondition(withSubqueries(text, parameter), parameter)
    : withExpressions(text, parameter);
  if (known.size < mostKnown) known.set(text, after);
  return after;
}

/** Common table expressions by the names of the tables, which take the tables' places in the whole statement. */
function withExpressions(text: string, parameter: number): string {
  const tables = [...new Set(text.match(named))];
  if (tables.length === 0) return text;
  const expressions = tables.map((table) => `${table} AS NOT MATERIALIZED (${visible(table, parameter)})`);
  const [, recursive = '', rest] = /^\s*with\s+(recursive\s+)?([\s\S]*)$/i.exec(text) ?? [];
  return rest === undefined
    ? `WITH ${expressions.join(', ')} ${text}`
    : `WITH ${recursive}${expressions.join(', ')}, ${rest}`;
}

/** Subqueries, whose rows can be locked. */
function withSubqueries(text: string, parameter: number): string {
  return text.replace(
    read,
    (_all, word: string, table: string, alias: string | undefined) =>
      `${word} (${visible(table, parameter)})${alias ?? ` AS "${table}"`}`,
  );
}

/** Changes and deletes only rows that the person sees. */
function withCondition(text: string, parameter: number): string {
  const condition = visibleRows.get(changed.exec(text)?.[1] ?? '');
  const at = condition === undefined ? -1 : outerWhere(text);
  if (condition === undefined || at < 0) return text;
  return `${text.slice(0, at)} ${numbered(condition, parameter)} AND${text.slice(at)}`;
}

/** Where the condition of the statement itself begins, behind its `where`: not that of a subquery. */
function outerWhere(text: string): number {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(/[()]|\bwhere\b/gi)) {
    if (found === '(') depth += 1;
    else if (found === ')') depth -= 1;
    else if (depth === 0) return index + found.length;
  }
  return -1;
}

function visible(table: string, parameter: number): string {
  return numbered(visibleTables.get(table.toLowerCase()) ?? '', parameter);
}

function numbered(sql: string, parameter: number): string {
  return sql.replaceAll('$hidden', `$${parameter}::bigint[]`);
}
