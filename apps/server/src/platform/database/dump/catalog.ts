import { type ClientBase, escapeIdentifier } from 'pg';

export type Table = { schema: string; name: string; columns: string[] };
/** `last` is text: it may be larger than a number holds. */
export type Sequence = { schema: string; name: string; last: string; isCalled: boolean };

const schemas = ['public', 'graphile_worker'];

export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`;
}

/** As an SQL literal. */
export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

/** Every table of Nimble and of its task queue, with the columns that are not generated. */
export async function findTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT nspname AS schema, relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class
     JOIN pg_namespace ON pg_namespace.oid = relnamespace
     JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE nspname = ANY($1) AND relkind = 'r' AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [schemas],
  );
  return rows;
}

export async function findSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT nspname AS schema, relname AS name FROM pg_class
     JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = ANY($1) AND relkind = 'S' ORDER BY 1, 2`,
    [schemas],
  );
  const found: Sequence[] = [];
  for (const row of rows) {
    const { rows: values } = await client.query<{ last: string; isCalled: boolean }>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${quoted(row)}`,
    );
    const [value] = values;
    if (value !== undefined) found.push({ ...row, ...value });
  }
  return found;
}
