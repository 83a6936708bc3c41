import { Readable } from 'node:stream';
import { mostInBulk } from '@nimble/contracts/bulk-actions';
import type { ExportFailure } from '@nimble/contracts/exports';
import { inTransaction, type Transaction, withoutJobs } from '../../../platform/database/index.ts';
import { isOutOfRoom } from '../../../platform/errors.ts';
import { emitAll } from '../../../platform/events/index.ts';
import { insertFile } from '../../../platform/files/index.ts';
import type { Logger } from '../../../platform/log/index.ts';
import { isFinal, type TaskRun } from '../../../platform/tasks/index.ts';
import {
  failExport,
  isReady,
  lockFinishing,
  lockRunning,
  type StartedExport,
  setReady,
  startExport,
} from '../exports.repository.ts';
import { exportMimes } from '../file-name.ts';
import { contentOf } from './content.ts';
import { ExportFault, ExportGone } from './faults.ts';
import { createProgress } from './progress.ts';
import type { Reader, WriteTools } from './writing.ts';

type Payload = { exportId: number; storageKey: string };

/**
 * Streams the file to the storage, which stores it whole or not at all, and only then makes it downloadable: a killed
 * attempt leaves nothing that could be offered, and the next one begins again.
 */
export async function writeExportHandler(
  { exportId, storageKey }: Payload,
  tools: WriteTools & { log: Pick<Logger, 'error'> },
  run: TaskRun,
): Promise<void> {
  const { database, storage, log } = tools;
  if (run.isLost) return failExport(database, exportId, 'failed');
  try {
    // Candidates that are erased meanwhile are read again, which cannot go on for ever.
    for (let isDone = false; !isDone; ) {
      const row = await startExport(database, exportId);
      if (row === undefined) throw new ExportGone();
      isDone = await writeOnce(row, tools, run.signal);
    }
  } catch (error) {
    // A task that runs again after a crash may find its file ready.
    if (error instanceof ExportGone && (await isReady(database, exportId))) return;
    if (error instanceof ExportGone) return storage.erase(storageKey);
    const failure = failureOf(error, run);
    if (failure === undefined) throw error;
    if (failure === 'failed') log.error({ err: error, exportId }, 'an export could not be written');
    await storage.erase(storageKey);
    await failExport(database, exportId, failure);
  }
}

/** undefined: try again later. */
function failureOf(error: unknown, run: TaskRun): ExportFailure | undefined {
  if (error instanceof ExportFault) return error.failure;
  if (isOutOfRoom(error)) return 'no_room';
  return !run.signal.aborted && isFinal(run, error) ? 'failed' : undefined;
}

/** @returns false when one of the candidates in the file was erased while it was written. */
async function writeOnce(row: StartedExport, tools: WriteTools, signal: AbortSignal): Promise<boolean> {
  const { exportSources: sources } = tools;
  const reader = row.user_id === null ? undefined : await sources.findReader(tools.database, row.user_id);
  if (reader === undefined || reader.companyId !== row.company_id || !sources.mayExport(reader))
    throw new ExportFault('no_permission');
  return withoutJobs(reader.hiddenJobs, () => writeFor(reader, row, tools, signal));
}

async function writeFor(
  reader: Reader,
  row: StartedExport,
  tools: WriteTools,
  signal: AbortSignal,
): Promise<boolean> {
  const { storage } = tools;
  const progress = createProgress({ ...tools, exportId: row.id, signal });
  await storage.requireRoom();
  const written = await tools.onStandby(async (database) => {
    const counted = { ids: [], missingFiles: 0 };
    const content = contentOf({ row, reader, tools: { ...tools, database }, written: counted, progress });
    const stored = await storage.write(row.storage_key, Readable.from(content, { objectMode: false }));
    return { ...counted, ...stored };
  });
  if (written.ids.length === 0) throw new ExportFault('empty');
  return finishExport(row, tools, written);
}

type Written = { ids: readonly number[]; missingFiles: number; sizeBytes: number };

/** Waits for transactions that erase candidates of the company, so that none is missed. */
function finishExport(
  row: StartedExport,
  { database, exportSources: sources }: WriteTools,
  { ids, missingFiles, sizeBytes }: Written,
): Promise<boolean> {
  const { id, company_id: companyId, name, format, storage_key: storageKey } = row;
  return inTransaction(database, async (transaction) => {
    await lockFinishing(transaction, companyId);
    if ((await lockRunning(transaction, id)) === undefined) throw new ExportGone();
    const left = await sources.countSelected(transaction, companyId, { ids });
    if (left !== ids.length) return false;
    const mime = exportMimes[format];
    const fileId = await insertFile(transaction, { companyId, storageKey, name, mime, sizeBytes });
    await setReady(transaction, id, { fileId, sizeBytes, containedIds: ids, missingFiles });
    await recordCandidates(transaction, row, ids);
    return true;
  });
}

/** As many as a bulk action changes at most: a larger file would fill the log with everybody. */
async function recordCandidates(
  transaction: Transaction,
  { company_id: companyId, user_id: userId, format }: StartedExport,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > mostInBulk || userId === null) return;
  const exported = { type: 'submission.exported', by: { companyId, userId, address: null }, format } as const;
  await emitAll(
    transaction,
    ids.map((submissionId) => ({ ...exported, submissionId })),
  );
}
