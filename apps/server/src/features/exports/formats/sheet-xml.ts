import type { Cell } from './cells.ts';
import { columnName, createSerialDates } from './serial-dates.ts';

type Sheet = {
  headings: readonly string[];
  widths: readonly number[];
  rows: AsyncIterable<readonly Cell[]>;
  timeZone: string;
};

/** Excel takes no more characters in a cell. */
const longestCell = 32_767;
/** Rows are written together in chunks of about this many characters. */
const chunkLength = 64 * 1024;
const headingStyle = 1;
const dateStyle = 2;

/** The XML of a sheet, row by row: texts are inline, and never formulas. */
export async function* sheetXml({ headings, widths, rows, timeZone }: Sheet): AsyncGenerator<Buffer> {
  const serialOf = createSerialDates(timeZone);
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  let text = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  let number = 1;
  text += rowXml(
    number,
    headings.map((heading, index) => textXml(heading, placeOf(index, 1), headingStyle)),
  );
  for await (const cells of rows) {
    number += 1;
    text += rowXml(
      number,
      cells.map((cell, index) => cellXml(cell, placeOf(index, number), serialOf)),
    );
    if (text.length < chunkLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  const all = `A1:${placeOf(headings.length - 1, number)}`;
  yield Buffer.from(`${text}</sheetData><autoFilter ref="${all}"/></worksheet>`);
}

function placeOf(column: number, row: number): string {
  return `${columnName(column)}${row}`;
}

function rowXml(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cellXml(cell: Cell, place: string, serialOf: (time: Date) => number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${place}" s="${dateStyle}"><v>${serialOf(cell)}</v></c>`;
  return textXml(cell, place);
}

function textXml(text: string, place: string, style = 0): string {
  const short = text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(short)}</t></is></c>`;
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no control characters but tab and line breaks, not even escaped. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
      .replaceAll(/[&<>"]/g, (sign) => escaped[sign] ?? sign)
  );
}
