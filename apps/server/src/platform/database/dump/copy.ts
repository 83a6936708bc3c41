import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Client, type ClientBase, escapeIdentifier } from 'pg';
import { from, to } from 'pg-copy-streams';
import { quoted, type Table } from './catalog.ts';

/** Rows of a table, or of a query in brackets, in PostgreSQL's own text form. */
export async function* copyOut(client: Client, source: Table | string): AsyncGenerator<Buffer> {
  const what = typeof source === 'string' ? source : `${quoted(source)} ${columnsOf(source)}`;
  for await (const chunk of client.query(to(`COPY ${what} TO STDOUT`))) yield chunk as Buffer;
}

/** Restores the output of `copyOut`. @throws PostgreSQL's error for an invalid row. */
export async function copyIn(client: ClientBase, table: Table, rows: Readable): Promise<void> {
  await pipeline(rows, client.query(from(`COPY ${quoted(table)} ${columnsOf(table)} FROM STDIN`)));
}

function columnsOf({ columns }: Table): string {
  return `(${columns.map((name) => escapeIdentifier(name)).join(', ')})`;
}
