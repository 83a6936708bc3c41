import { type Expression, type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely';
import { containsText } from './contains-text.ts';

/** A condition over a collection's fields, as the http room reads it from a query. */
type Condition<Field extends string> =
  | { kind: 'compare'; field: Field; operator: Comparison | '$containsi'; value: Value }
  | { kind: 'oneOf'; field: Field; values: readonly Value[] }
  | { kind: 'and' | 'or'; conditions: readonly Condition<Field>[] }
  | { kind: 'not'; condition: Condition<Field> };

type Value = string | number | Date;

type Comparison = '$eq' | '$ne' | '$gt' | '$gte' | '$lt' | '$lte';

const sqlOperator = { $eq: '=', $ne: '<>', $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

/** Turns a condition into SQL; `columns` maps each declared field to its column. */
export function whereCondition<Database, Table extends keyof Database, Field extends string>(
  builder: ExpressionBuilder<Database, Table>,
  columns: Record<Field, ReferenceExpression<Database, Table>>,
  condition: Condition<Field>,
): Expression<SqlBool> {
  switch (condition.kind) {
    case 'and':
      return builder.and(condition.conditions.map((member) => whereCondition(builder, columns, member)));
    case 'or':
      return builder.or(condition.conditions.map((member) => whereCondition(builder, columns, member)));
    case 'not':
      return builder.not(whereCondition(builder, columns, condition.condition));
    case 'oneOf':
      return sql<SqlBool>`${columnOf(builder, columns[condition.field])} = any(${listParameter(condition.values)})`;
    case 'compare': {
      const column = columnOf(builder, columns[condition.field]);
      if (condition.operator === '$containsi') {
        // The same expression as in the trigram indexes.
        return containsText(sql<string>`lower(${column})`, String(condition.value));
      }
      return sql<SqlBool>`${column} ${sql.raw(sqlOperator[condition.operator])} ${parameter(condition.value)}`;
    }
  }
}

/** A number far beyond an `integer` column is a fair question; as bigint it is compared instead of refused. */
function parameter(value: Value) {
  return typeof value === 'number' ? sql`${value}::bigint` : sql`${value}`;
}

function listParameter(values: readonly Value[]) {
  return values.some((value) => typeof value === 'number') ? sql`${values}::bigint[]` : sql`${values}`;
}

function columnOf<Database, Table extends keyof Database>(
  builder: ExpressionBuilder<Database, Table>,
  reference: ReferenceExpression<Database, Table>,
) {
  return typeof reference === 'string' ? builder.ref(reference as never) : reference;
}
