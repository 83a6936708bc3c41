import { pipeline, Readable } from 'node:stream';
import { csvFormat } from '@nimble/contracts';
import { stringify } from 'csv-stringify';
import type { ExportedRow, Writing } from '../write/writing.ts';
import { type Cell, cellsOf, headings } from './cells.ts';

/** Lines end as RFC 4180 wants it; the library would leave other line breaks in a cell without quotes. */
export const recordsOfRfc = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** RFC 4180, and in languages with a decimal comma with semicolons between cells. */
export function writeCsv({ row, tools }: Writing, rows: AsyncIterable<ExportedRow>): AsyncIterable<Buffer> {
  const { columns, byteOrderMark: bom } = row.options;
  const reading = { language: row.language, publicUrl: tools.config.publicUrl };
  async function* records(): AsyncGenerator<(string | number)[]> {
    for await (const one of rows) yield cellsOf(one, columns, reading).map(valueOf);
  }
  const csv = stringify({
    ...csvFormat(row.language),
    bom,
    ...recordsOfRfc,
    header: true,
    columns: headings(columns, row.language),
  });
  return pipeline(Readable.from(records()), csv, () => undefined);
}

/** Times in ISO 8601, UTC. */
export function valueOf(cell: Cell): string | number {
  return cell instanceof Date ? cell.toISOString() : (cell ?? '');
}
