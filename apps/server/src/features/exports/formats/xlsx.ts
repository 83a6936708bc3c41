import type { ExportColumn } from '@nimble/contracts/exports';
import { textEntry, writeZip, type ZipEntry } from '../../../platform/archive/index.ts';
import { exportText } from '../texts/export-text.ts';
import type { ExportedRow, Writing } from '../write/writing.ts';
import { cellsOf, headings } from './cells.ts';
import { sheetXml } from './sheet-xml.ts';
import { packageParts } from './xlsx-parts.ts';

/** Widths in characters. */
const widths: Record<ExportColumn, number> = {
  name: 28,
  email: 32,
  job: 28,
  status: 14,
  stage: 22,
  rating: 12,
  tags: 28,
  teamRating: 14,
  scorecards: 14,
  submitted: 18,
  reviewed: 18,
  notes: 50,
  link: 44,
  screening: 30,
  answers: 60,
};

/** An Excel workbook (ECMA-376) with one sheet, written as a stream over our ZIP writer. */
export function xlsxOf({ row, tools }: Writing, rows: AsyncIterable<ExportedRow>): AsyncIterable<Buffer> {
  const { columns } = row.options;
  const { language, time_zone: timeZone } = row;
  const reading = { language, publicUrl: tools.config.publicUrl };
  async function* cells() {
    for await (const one of rows) yield cellsOf(one, columns, reading);
  }
  const sheet = {
    headings: headings(columns, language),
    widths: columns.map((column) => widths[column]),
    rows: cells(),
    timeZone,
  };
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [name, xml] of packageParts(exportText(language, 'file.candidates')))
      yield textEntry(name, Buffer.from(xml));
    yield { name: 'xl/worksheets/sheet1.xml', modifiedAt: new Date(), read: () => sheetXml(sheet) };
  }
  return writeZip(entries());
}
