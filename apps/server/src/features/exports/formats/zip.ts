import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { csvFormat } from '@nimble/contracts';
import { mostZipBytes } from '@nimble/contracts/exports';
import { stringify } from 'csv-stringify';
import { textEntry, writeZip, type ZipEntry } from '../../../platform/archive/index.ts';
import type { ExportSources } from '../export-sources.ts';
import { exportText } from '../texts/export-text.ts';
import { ExportFault } from '../write/faults.ts';
import { readRows } from '../write/rows.ts';
import type { ExportedRow, Writing } from '../write/writing.ts';
import { cellsOf, headings } from './cells.ts';
import { recordsOfRfc, valueOf } from './csv.ts';

type ArchivedSubmission = Awaited<ReturnType<ExportSources['findArchived']>>[number];

const pageSize = 25;

/** A list of the candidates, and a folder for each with its video, resume and transcript; films are not compressed. */
export async function* zipOfCandidates(writing: Writing): AsyncGenerator<Buffer> {
  const rows: ExportedRow[] = [];
  for await (const row of readRows(writing)) rows.push(row);
  const total = await measure(writing);
  if (total > mostZipBytes) throw new ExportFault('too_large');
  let done = 0;
  for await (const chunk of writeZip(entriesOf(writing, rows))) {
    done += chunk.length;
    await writing.progress(done, total);
    yield chunk;
  }
}

async function* entriesOf(writing: Writing, rows: readonly ExportedRow[]): AsyncGenerator<ZipEntry> {
  const { tools, written } = writing;
  yield textEntry('candidates.csv', await listOf(writing, rows));
  yield* tools.exportSources.archiveEntries({
    storage: tools.storage,
    submissions: archived(writing),
    parts: partsOf(writing),
    onMissing: () => (written.missingFiles += 1),
  });
}

function partsOf({ row: { options } }: Writing) {
  const parts = ['videos', 'resume', 'transcripts'] as const;
  return new Set(parts.filter((part) => options.parts.includes(part)));
}

async function measure(writing: Writing): Promise<number> {
  let bytes = 0;
  for await (const submission of archived(writing))
    bytes += writing.tools.exportSources.archivedBytes(submission, partsOf(writing));
  return bytes;
}

async function* archived({ row, tools, written }: Writing): AsyncGenerator<ArchivedSubmission> {
  const { database, exportSources: sources } = tools;
  for (let at = 0; at < written.ids.length; at += pageSize)
    yield* await sources.findArchived(database, row.company_id, written.ids.slice(at, at + pageSize));
}

/** At most as many rows as a ZIP has candidates. */
function listOf({ row, tools }: Writing, rows: readonly ExportedRow[]): Promise<Buffer> {
  const { options, language } = row;
  const columns = options.columns.filter((column) => isIncluded(column, options.parts));
  const reading = { language, publicUrl: tools.config.publicUrl };
  const csv = stringify({
    ...csvFormat(language),
    ...recordsOfRfc,
    header: true,
    columns: [exportText(language, 'column.folder'), ...headings(columns, language)],
  });
  const records = rows.map((one) => [
    tools.exportSources.folderOf(one),
    ...cellsOf(one, columns, reading).map(valueOf),
  ]);
  return buffer(Readable.from(records).pipe(csv));
}

function isIncluded(column: string, parts: readonly string[]): boolean {
  if (column === 'notes') return parts.includes('notes');
  return (column !== 'teamRating' && column !== 'scorecards') || parts.includes('scorecards');
}
