import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database } from './connection.ts';
import type { Transaction } from './transactions/transaction.ts';

/** Names a value of a prepared statement: `given(({ companyId }) => companyId)`. */
export type Given<Values> = <Value>(read: (values: Values) => Value) => RawBuilder<Value>;

/** Maximum of stored statements of one kind; others are built for each call. */
const mostShapes = 200;

/** A placeholder in a statement for a value of its run. */
class Placeholder<Values> {
  readonly read: (values: Values) => unknown;

  constructor(read: (values: Values) => unknown) {
    this.read = read;
  }
}

/**
 * A statement that is built once and then run with other values: building costs as much as running a small one. Where
 * its text depends on more than values, `shapeOf` names what it depends on, and it is built once for each shape.
 * @throws when a value was written into the statement, which all later callers would share; constants are written by
 * `sql.lit`.
 */
export function prepare<Values, Row>(
  build: (
    database: Database | Transaction,
    given: Given<Values>,
    values: Values,
  ) => { compile: () => CompiledQuery<Row> },
  shapeOf: (values: Values) => string = () => '',
): (database: Database | Transaction, values: Values) => Promise<Row[]> {
  const statements = new Map<string, Statement<Values, Row>>();
  return async (database, values) => {
    const shape = shapeOf(values);
    let statement = statements.get(shape);
    if (statement === undefined) {
      statement = read(build(database, given, values).compile());
      if (statements.size < mostShapes) statements.set(shape, statement);
    }
    const parameters = statement.placeholders.map((placeholder) => placeholder.read(values));
    return (await database.executeQuery<Row>({ ...statement.query, parameters })).rows;
  };
}

type Statement<Values, Row> = { query: CompiledQuery<Row>; placeholders: readonly Placeholder<Values>[] };

function read<Values, Row>(query: CompiledQuery<Row>): Statement<Values, Row> {
  const placeholders = query.parameters.map((parameter) => {
    if (parameter instanceof Placeholder) return parameter as Placeholder<Values>;
    throw new Error(`A value is written into the prepared statement ${query.sql}`);
  });
  return { query, placeholders };
}

function given<Values, Value>(value: (values: Values) => Value): RawBuilder<Value> {
  return sql<Value>`${sql.val(new Placeholder(value))}`;
}
