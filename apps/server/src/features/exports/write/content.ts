import type { ExportFormat } from '@nimble/contracts/exports';
import { writeCsv } from '../formats/csv.ts';
import { xlsxOf } from '../formats/xlsx.ts';
import { zipOfCandidates } from '../formats/zip.ts';
import { pdfOfCandidate } from '../pdf/pdf-of-candidate.ts';
import { readRows } from './rows.ts';
import type { Writing } from './writing.ts';

/** The bytes of the file, made while they are read. */
export function contentOf(writing: Writing): AsyncIterable<Buffer> {
  return contents[writing.row.format](writing);
}

const contents: Record<ExportFormat, (writing: Writing) => AsyncIterable<Buffer>> = {
  csv: (writing) => writeCsv(writing, readRows(writing)),
  xlsx: (writing) => xlsxOf(writing, readRows(writing)),
  pdf: pdfOfCandidate,
  zip: zipOfCandidates,
};
