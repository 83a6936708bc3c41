import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { csvFormat, textOf } from '@nimble/contracts';
import { archivedStatusMessages, retentionArchiveMessages } from '@nimble/contracts/plans';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import { stringify } from 'csv-stringify';
import { writeZip, type ZipEntry } from '../../../../platform/archive/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { languageOfCall } from '../../../../platform/texts/index.ts';
import { type Batch, findBatches } from '../batches.repository.ts';
import { type ArchivedSubmission, findToArchive } from './retention-archive.repository.ts';

const pageSize = 50;
const longestName = 80;

type Tools = { database: Database; storage: Storage };

/**
 * The archive of these batches, read while it is sent: never more than a page of rows and a chunk of a file in memory.
 */
export function retentionArchive({ database, storage }: Tools, companyId: number): Readable {
  const submissions = () => allToArchive(database, companyId);
  return Readable.from(writeZip(entriesOf(storage, submissions, listTexts())), { objectMode: false });
}

type ListTexts = ReturnType<typeof listTexts>;

/** Of the list of candidates: the archive is written outside of the call, which has the language. */
function listTexts() {
  return {
    format: csvFormat(languageOfCall()),
    columns: Object.values(retentionArchiveMessages).map((column) => textOf(column)),
    statuses: Object.fromEntries(
      Object.entries(archivedStatusMessages).map(([status, label]) => [status, textOf(label)]),
    ) as Readonly<Record<SubmissionStatus, string>>,
  };
}

async function* allToArchive(database: Database, companyId: number): AsyncGenerator<ArchivedSubmission> {
  for (const span of await findBatches(database, companyId)) yield* ofBatch(database, companyId, span);
}

async function* ofBatch(
  database: Database,
  companyId: number,
  span: Batch,
): AsyncGenerator<ArchivedSubmission> {
  let afterId = 0;
  for (;;) {
    const rows = await findToArchive(database, companyId, { span, afterId, most: pageSize });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    afterId = last.id;
  }
}

async function* entriesOf(
  storage: Storage,
  submissions: () => AsyncGenerator<ArchivedSubmission>,
  texts: ListTexts,
): AsyncGenerator<ZipEntry> {
  yield textEntry('candidates.csv', await candidateList(submissions(), texts));
  const missing: string[] = [];
  for await (const submission of submissions()) {
    const folder = folderOf(submission);
    for (const { name, key } of filesOf(submission)) {
      const facts = await storage.facts(key);
      if (facts === undefined) missing.push(`${folder}/${name}`);
      else yield { name: `${folder}/${name}`, ...facts, read: () => storage.read(key) };
    }
    const transcript = transcriptOf(submission);
    if (transcript !== '') yield textEntry(`${folder}/transcript.txt`, Buffer.from(transcript));
  }
  if (missing.length > 0) yield textEntry('missing-files.txt', Buffer.from(`${missing.join('\n')}\n`));
}

function textEntry(name: string, content: Buffer): ZipEntry {
  return { name, sizeBytes: content.length, modifiedAt: new Date(), read: () => Readable.from([content]) };
}

/** A line per candidate, some hundred bytes each, so that all of it fits into memory. */
async function candidateList(
  submissions: AsyncIterable<ArchivedSubmission>,
  { format, columns, statuses }: ListTexts,
): Promise<Buffer> {
  const csv = stringify({ ...format, header: true, columns });
  return buffer(Readable.from(csvRows(submissions, statuses)).pipe(csv));
}

/** In the order of `retentionArchiveMessages`. */
async function* csvRows(submissions: AsyncIterable<ArchivedSubmission>, statuses: ListTexts['statuses']) {
  for await (const submission of submissions)
    yield [
      folderOf(submission),
      submission.candidate_name,
      submission.candidate_email,
      submission.job_title,
      submission.submitted_at?.toISOString() ?? '',
      statuses[submission.status],
      submission.rating?.toString() ?? '',
      submission.notes ?? '',
    ];
}

/** The number distinguishes people of one name. */
function folderOf({ id, candidate_name }: ArchivedSubmission): string {
  return `${plainName(candidate_name)} ${id}`;
}

/** A name without paths, which every system can store. */
function plainName(name: string): string {
  const plain = name
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...plain].slice(0, longestName).join('').trim() || 'Candidate';
}

const endings: Readonly<Record<string, string>> = {
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'application/pdf': '.pdf',
};

function filesOf({ files, answers }: ArchivedSubmission): { name: string; key: string }[] {
  const ending = (mime: string, name = '') => endings[mime.split(';')[0] ?? ''] ?? plainEnding(name);
  return [
    ...files.map(({ kind, mime, name, storage_key: key }) => ({ name: `${kind}${ending(mime, name)}`, key })),
    ...answers.map(({ position, mime, storage_key: key }) => ({
      name: `answer-${position}${ending(mime)}`,
      key,
    })),
  ];
}

function plainEnding(name: string): string {
  const ending = extname(name).toLowerCase();
  return /^\.[a-z0-9]{1,8}$/.test(ending) ? ending : '';
}

function transcriptOf({ answers }: ArchivedSubmission): string {
  return answers
    .flatMap(({ position, question, transcript }) =>
      transcript === null || transcript === '' ? [] : [`${position}. ${question}\n\n${transcript}\n`],
    )
    .join('\n');
}
