import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { csvFormat, textOf } from '@nimble/contracts';
import { archivedStatusMessages, retentionArchiveMessages } from '@nimble/contracts/plans';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import { stringify } from 'csv-stringify';
import { textEntry, writeZip, type ZipEntry } from '../../../../platform/archive/index.ts';
import { type Database, withoutJobs } from '../../../../platform/database/index.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { languageOfCall } from '../../../../platform/texts/index.ts';
import {
  type ArchivedPart,
  type ArchivedSubmission,
  archiveEntries,
  folderOf,
} from '../../../submissions/index.ts';
import { type Batch, findBatches } from '../batches.repository.ts';
import { findToArchive } from './retention-archive.repository.ts';

const pageSize = 50;
/** Everything: it will be erased. */
const parts: ReadonlySet<ArchivedPart> = new Set(['videos', 'answers', 'resume', 'transcripts']);

type Tools = { database: Database; storage: Storage };
type Reader = { companyId: number; hiddenJobs: readonly number[] };

/**
 * The archive of these batches as the reader sees them, read while it is sent: never more than a page of rows and a
 * chunk of a file in memory.
 */
export function retentionArchive({ database, storage }: Tools, reader: Reader): Readable {
  const submissions = () => allToArchive(database, reader);
  const texts = listTexts();
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield textEntry('candidates.csv', await candidateList(submissions(), texts));
    yield* archiveEntries({ storage, submissions: submissions(), parts });
  }
  return Readable.from(writeZip(entries()), { objectMode: false });
}

type ListTexts = ReturnType<typeof listTexts>;

/** The texts of the list of candidates. Read during the call: the archive is written later, without its language. */
function listTexts() {
  return {
    format: csvFormat(languageOfCall()),
    columns: Object.values(retentionArchiveMessages).map((column) => textOf(column)),
    statuses: Object.fromEntries(
      Object.entries(archivedStatusMessages).map(([status, label]) => [status, textOf(label)]),
    ) as Readonly<Record<SubmissionStatus, string>>,
  };
}

async function* allToArchive(database: Database, reader: Reader): AsyncGenerator<ArchivedSubmission> {
  for (const span of await findBatches(database, reader.companyId)) yield* ofBatch(database, reader, span);
}

async function* ofBatch(
  database: Database,
  { companyId, hiddenJobs }: Reader,
  span: Batch,
): AsyncGenerator<ArchivedSubmission> {
  let afterId = 0;
  for (;;) {
    // Each page by itself: it is read after the call has ended, with what the call hides.
    const rows = await withoutJobs(hiddenJobs, () =>
      findToArchive(database, companyId, { span, afterId, most: pageSize }),
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    afterId = last.id;
  }
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
