import {
  invitedAddress,
  type ListField,
  type ListPreview,
  mostListRows,
} from '@nimble/contracts/invitations';
import { CsvError, parse } from 'csv-parse/sync';
import { RequestError } from '../../../platform/errors.ts';
import { decodeList } from './decode-list.ts';
import { fieldsOf } from './list-columns.ts';

type Delimiter = ListPreview['delimiter'];
/** A record of the file, with the number of its last line. */
type Row = { line: number; cells: string[] };
export type ReadList = Pick<ListPreview, 'encoding' | 'delimiter' | 'columns'> & { rows: Row[] };

const delimiters: readonly Delimiter[] = [';', '\t', ','];
const longestRow = 10_000;

/** @throws RequestError unprocessable for a file that is no list of addresses. */
export function readList(bytes: Buffer): ReadList {
  const { text, encoding } = decodeList(bytes);
  const delimiter = delimiterOf(text);
  const rows = separate(parsed(text, delimiter));
  const [first] = rows;
  if (first === undefined) throw new RequestError('invitation.list_without_addresses');
  const { columns, isNamed } = columnsOf(first.cells, rows);
  if (!columns.some(({ field }) => field === 'email'))
    throw new RequestError('invitation.list_without_addresses');
  const listed = isNamed ? rows.slice(1) : rows;
  if (listed.length > mostListRows)
    throw new RequestError('invitation.list_too_long', { values: { most: mostListRows } });
  return { encoding, delimiter, columns, rows: listed };
}

/** The most frequent one in the first line, outside of quotes. */
function delimiterOf(text: string): Delimiter {
  const line = /^\s*((?:"[^"]*"|[^"\n\r])*)/.exec(text.slice(0, longestRow))?.[1] ?? '';
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? ',' : (delimiters[counts.indexOf(most)] ?? ',');
}

function parsed(text: string, delimiter: Delimiter): Row[] {
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      bom: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: longestRow,
      // One more than allowed, and the header.
      to: mostListRows + 2,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(Reflect.get(error, 'lines') ?? 1);
    throw new RequestError('invitation.list_row_too_long', { values: { line } });
  }
}

/** Several addresses in one line, as people paste them, are a list without columns. */
function separate(rows: Row[]): Row[] {
  const isPasted = rows.some(({ cells }) => cells.filter(holdsAddress).length > 1);
  if (!isPasted || rows.some(({ cells }) => fieldsOf(cells).includes('email'))) return rows;
  return rows.flatMap(({ line, cells }) =>
    cells.filter((cell) => cell !== '').map((cell) => ({ line, cells: [cell] })),
  );
}

/** Finds the columns by their names in the first row; without such names the addresses show their column. */
function columnsOf(first: readonly string[], rows: readonly Row[]) {
  const isNamed = !first.some(holdsAddress);
  const fields: (ListField | null)[] = isNamed ? fieldsOf(first) : first.map(() => null);
  if (!fields.includes('email')) {
    const column = rows.find(({ cells }) => cells.some(holdsAddress))?.cells.findIndex(holdsAddress);
    if (column !== undefined) fields[column] = 'email';
    if (!isNamed && first.length === 2 && column !== undefined) fields[1 - column] = 'name';
  }
  const columns = fields.map((field, index) => ({
    header: (isNamed ? first[index] : undefined) ?? '',
    field: field ?? null,
  }));
  return { columns, isNamed };
}

function holdsAddress(cell: string): boolean {
  return invitedAddress.safeParse(addressIn(cell).email).success;
}

/** Mail programs write `Ann Lee <ann@example.com>`. */
export function addressIn(cell: string): { email: string; name: string } {
  const [, name = '', email] = /^([^<>]*)<([^<>\s]+)>$/.exec(cell.trim()) ?? [];
  if (email === undefined) return { email: cell.trim(), name: '' };
  return { email, name: name.replaceAll('"', '').trim() };
}
