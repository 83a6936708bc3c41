import type { Condition, FilterValue } from '@nimble/contracts/collections';
import { type Expression, type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely';
import { containingPattern } from './contains-text.ts';
import type { Given } from './prepare.ts';

const sqlOperator = { $eq: '=', $ne: '<>', $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

/**
 * How many a search finds, as far as that is known before it is planned:
 * - `some`: not known; PostgreSQL estimates it for each text that is looked for.
 * - `many`: it believes so of each part of a text, goes through the rows in the order that is asked for until it has
 *   enough, and leaves the index of texts alone.
 * - `few`: it does not see the text when it plans, takes the index for any, and keeps that plan.
 */
export type Finds = 'some' | 'many' | 'few';

type SearchedColumn<Database, Table extends keyof Database> = {
  column: ReferenceExpression<Database, Table>;
  searched: ReferenceExpression<Database, Table>;
};
/** The column of a field; with `searched` where another one keeps its text as it is searched. */
type FieldColumn<Database, Table extends keyof Database> =
  | ReferenceExpression<Database, Table>
  | SearchedColumn<Database, Table>;

/** Turns a condition into SQL; `columns` maps each declared field to its column, `given` to its values. */
export function whereCondition<Database, Table extends keyof Database, Field extends string>(
  builder: ExpressionBuilder<Database, Table>,
  columns: Record<Field, FieldColumn<Database, Table>>,
  condition: Condition<Field>,
  given: Given<{ compared: readonly unknown[] }>,
  finds: Finds = 'some',
): Expression<SqlBool> {
  let count = 0;
  const nextValue = () => {
    const index = count++;
    return given(({ compared }) => compared[index]);
  };
  const write = (part: Condition<Field>): Expression<SqlBool> => {
    switch (part.kind) {
      case 'and':
        return builder.and(part.conditions.map(write));
      case 'or':
        return builder.or(part.conditions.map(write));
      case 'not':
        return builder.not(write(part.condition));
      case 'isNull':
        return sql<SqlBool>`${columnOf(builder, columns[part.field])} is null`;
      case 'oneOf': {
        const column = columnOf(builder, columns[part.field]);
        return sql<SqlBool>`${column} = any(${nextValue()}${listCast(part.values)})`;
      }
      case 'compare': {
        const column = columnOf(builder, columns[part.field]);
        if (part.operator === '$containsi') {
          const searched = searchedOf(builder, columns[part.field]);
          if (finds === 'few') return sql<SqlBool>`${searched} like (select search_pattern(${nextValue()}))`;
          const contains = sql<SqlBool>`${searched} like search_pattern(${nextValue()})`;
          return finds === 'many' ? sql<SqlBool>`coalesce(${contains}, false)` : contains;
        }
        if (part.operator === '$contains') return sql<SqlBool>`${column} like ${nextValue()}`;
        return sql<SqlBool>`${column} ${sql.raw(sqlOperator[part.operator])} ${nextValue()}${cast(part.value)}`;
      }
    }
  };
  return write(condition);
}

/** What a condition compares with, in the order in which its SQL names it. */
export function valuesOfCondition(condition: Condition<string>): unknown[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap(valuesOfCondition);
    case 'not':
      return valuesOfCondition(condition.condition);
    case 'oneOf':
      return [condition.values];
    case 'isNull':
      return [];
    case 'compare': {
      const { operator, value } = condition;
      return [operator === '$contains' ? containingPattern(String(value)) : value];
    }
  }
}

/** How long the shortest text is of which a condition looks for a part; without any infinitely long. */
export function shortestSearch(condition: Condition<string>): number {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return Math.min(...condition.conditions.map(shortestSearch));
    case 'not':
      return shortestSearch(condition.condition);
    default: {
      const isSearch = condition.kind === 'compare' && condition.operator === '$containsi';
      return isSearch ? String(condition.value).length : Number.POSITIVE_INFINITY;
    }
  }
}

/** The same for all conditions whose SQL differs in its values only. */
export function shapeOfCondition(condition: Condition<string>): string {
  return JSON.stringify(condition, (key, value: unknown) => {
    if (key === 'value') return typeof value;
    return key === 'values' && Array.isArray(value) ? typeof value[0] : value;
  });
}

/** A number far beyond an `integer` column is a fair question; as bigint it is compared instead of refused. */
function cast(value: FilterValue) {
  return sql.raw(typeof value === 'number' ? '::bigint' : '');
}

function listCast(values: readonly FilterValue[]) {
  return sql.raw(typeof values[0] === 'number' ? '::bigint[]' : '');
}

function columnOf<Database, Table extends keyof Database>(
  builder: ExpressionBuilder<Database, Table>,
  field: FieldColumn<Database, Table>,
) {
  const reference = hasSearched(field) ? field.column : field;
  return typeof reference === 'string' ? builder.ref(reference as never) : reference;
}

function searchedOf<Database, Table extends keyof Database>(
  builder: ExpressionBuilder<Database, Table>,
  field: FieldColumn<Database, Table>,
) {
  return hasSearched(field)
    ? columnOf(builder, field.searched)
    : sql`search_text(${columnOf(builder, field)})`;
}

function hasSearched<Database, Table extends keyof Database>(
  field: FieldColumn<Database, Table>,
): field is SearchedColumn<Database, Table> {
  return typeof field === 'object' && 'searched' in field;
}
