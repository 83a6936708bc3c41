import type { Condition, FilterValue } from '@nimble/contracts/collections';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containingPattern } from './contains-text.ts';
import type { Tables } from './tables/tables.ts';

type ColumnName = {
  [Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}`;
}[keyof Tables];

/**
 * A field's SQL expression; `searched` is a column with its normalized text for searching. `rows` are those of another
 * table or of an array that belong to the row, of which one has to match, as `table where …`.
 */
export type FieldColumn =
  | ColumnName
  | { expression: string }
  | { column: ColumnName; searched: ColumnName }
  | { expression: string; searched: ColumnName }
  | { column: ColumnName; rows: string }
  | { element: string; rows: string };

/** A condition as SQL: pieces of text with a value between each two. */
export type CompiledCondition = {
  pieces: readonly string[];
  values: readonly unknown[];
};

/**
 * How PostgreSQL plans a search for a text: for each text, because the best plan depends on how rare it is, or once for
 * all of them. It does not look into a subquery, so that the plan is the same for all.
 */
export type SearchPlan = 'each' | 'once';

const patternIn = { each: ['search_pattern(', ')'], once: ['(select search_pattern(', '))'] } as const;

const sqlOperator = { $eq: '=', $eqi: '=', $ne: '<>', $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

/** Compiles a condition in one pass; `columns` names each field's column. Every row matches an empty condition. */
export function compileCondition<Field extends string>(
  columns: Record<Field, FieldColumn>,
  condition: Condition<Field> | undefined,
  searchPlan: SearchPlan = 'each',
): CompiledCondition {
  const compiling = new Compiling(columns, searchPlan);
  if (condition === undefined) compiling.write('true');
  else compiling.visit(condition);
  return compiling.compiled();
}

class Compiling<Field extends string> {
  readonly #columns: Record<Field, FieldColumn>;
  readonly #searchPlan: SearchPlan;
  readonly #pieces: string[] = [];
  readonly #values: unknown[] = [];
  #piece = '';

  constructor(columns: Record<Field, FieldColumn>, searchPlan: SearchPlan) {
    this.#columns = columns;
    this.#searchPlan = searchPlan;
  }

  write(text: string): void {
    this.#piece += text;
  }

  visit(part: Condition<Field>): void {
    switch (part.kind) {
      case 'and':
      case 'or':
        this.#group(part.kind, part.conditions);
        return;
      case 'not':
        this.write('not (');
        this.visit(part.condition);
        this.write(')');
        return;
      case 'isNull':
        this.#isNull(this.#columns[part.field]);
        return;
      case 'oneOf':
        this.#ofOneRow(this.#columns[part.field], (column) => {
          this.write(`${column} = any(`);
          this.#add(part.values);
          this.write(`${listCast(part.values)})`);
        });
        return;
      case 'compare':
        this.#compare(this.#columns[part.field], part);
    }
  }

  #isNull(field: FieldColumn): void {
    const rows = rowsOf(field);
    this.write(rows === undefined ? `${columnOf(field)} is null` : `not exists (select from ${rows})`);
  }

  /** A condition on the field, or on one of its rows. */
  #ofOneRow(field: FieldColumn, write: (column: string) => void): void {
    const rows = rowsOf(field);
    if (rows !== undefined) this.write(`exists (select from ${rows} and `);
    write(columnOf(field));
    if (rows !== undefined) this.write(')');
  }

  compiled(): CompiledCondition {
    return { pieces: [...this.#pieces, this.#piece], values: this.#values };
  }

  /** An empty `and` is true, an empty `or` false. */
  #group(kind: 'and' | 'or', conditions: readonly Condition<Field>[]): void {
    this.write(kind === 'and' ? '(true' : '(false');
    for (const each of conditions) {
      this.write(` ${kind} `);
      this.visit(each);
    }
    this.write(')');
  }

  #compare(
    field: FieldColumn,
    { field: compared, operator, value }: Extract<Condition<Field>, { kind: 'compare' }>,
  ): void {
    if (operator === '$containsi') {
      const [before, behind] = patternIn[this.#searchPlan];
      this.#ofOneRow(field, () => {
        this.write(`${searchedOf(field)} like ${before}`);
        this.#add(String(value));
        this.write(behind);
      });
    } else if (operator === '$contains') {
      this.#ofOneRow(field, (column) => {
        this.write(`${column} like `);
        this.#add(containingPattern(String(value)));
      });
    } else if (typeof value === 'string' && operator !== '$eq' && operator !== '$ne') {
      this.#ofOneRow(field, () => {
        this.write(`${searchedOf(field)} ${sqlOperator[operator]} search_text(`);
        this.#add(value);
        this.write(')');
      });
    } else if (operator === '$ne' && rowsOf(field) !== undefined) {
      this.write('not ');
      this.#compare(field, { kind: 'compare', field: compared, operator: '$eq', value });
    } else {
      this.#ofOneRow(field, (column) => {
        this.write(`${column} ${sqlOperator[operator]} `);
        this.#add(value);
        this.write(cast(value));
      });
    }
  }

  #add(value: unknown): void {
    this.#pieces.push(this.#piece);
    this.#piece = '';
    this.#values.push(value);
  }
}

/** All of these, or one of them. */
export function joinConditions(
  kind: 'and' | 'or',
  conditions: readonly CompiledCondition[],
): CompiledCondition {
  const pieces = [''];
  const write = (text: string) => pieces.push(`${pieces.pop()}${text}`);
  write('(');
  for (const [index, condition] of conditions.entries()) {
    const [first = '', ...others] = condition.pieces;
    write(`${index === 0 ? '' : ` ${kind} `}${first}`);
    pieces.push(...others);
  }
  write(')');
  return { pieces, values: conditions.flatMap(({ values }) => values) };
}

/** As a kysely expression; `valueAt` can replace a value. */
export function whereCondition(
  { pieces, values }: CompiledCondition,
  valueAt: (index: number) => RawBuilder<unknown> = (index) => sql.val(values[index]),
): RawBuilder<SqlBool> {
  const parts = pieces.flatMap((piece, index) =>
    index === 0 ? [sql.raw(piece)] : [valueAt(index - 1), sql.raw(piece)],
  );
  return sql.join<SqlBool>(parts, sql.raw(''));
}

/** Does a condition use only these fields? */
export function asksOnly<Field extends string>(
  condition: Condition<string> | undefined,
  columns: Record<Field, FieldColumn>,
): condition is Condition<Field> | undefined {
  if (condition === undefined) return true;
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.every((each) => asksOnly(each, columns));
    case 'not':
      return asksOnly(condition.condition, columns);
    default:
      return Object.hasOwn(columns, condition.field);
  }
}

/** A number far beyond an `integer` column is a valid query; bigint compares it instead of failing. */
function cast(value: FilterValue): string {
  return typeof value === 'number' ? '::bigint' : '';
}

function listCast(values: readonly FilterValue[]): string {
  return typeof values[0] === 'number' ? '::bigint[]' : '';
}

function columnOf(field: FieldColumn): string {
  if (typeof field === 'string') return field;
  if ('expression' in field) return field.expression;
  return 'element' in field ? field.element : field.column;
}

function rowsOf(field: FieldColumn): string | undefined {
  return typeof field === 'object' && 'rows' in field ? field.rows : undefined;
}

function searchedOf(field: FieldColumn): string {
  return typeof field === 'object' && 'searched' in field
    ? field.searched
    : `search_text(${columnOf(field)})`;
}
