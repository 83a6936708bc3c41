import {
  type Database,
  inTransaction,
  lockSubmission,
  type Transaction,
} from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import type { Logger } from '../../../platform/log/index.ts';
import { eraseSubmissions } from '../../submissions/index.ts';
import { type Batch, deleteBatch, findCovered, holdBatch } from './batches.repository.ts';
import { measureFiles } from './measured-files.repository.ts';
import { addErased, endRun, holdTerms, insertRun } from './retention.repository.ts';
import { isAskedFor } from './retention-terms.ts';

const pageSize = 100;

type Tools = { database: Database; log: Pick<Logger, 'error'> };
type Outcome = 'erased' | 'failed' | 'stopped';

/** Failures stay, with their batch, and are retried by the next day's run. */
export async function eraseBatch({ database, log }: Tools, batch: Batch, signal: AbortSignal): Promise<void> {
  const { company_id: companyId } = batch;
  const page = (afterId: number) =>
    findCovered(database, companyId, { span: batch, afterId, most: pageSize });
  let found = await page(0);
  const runId = await inTransaction(database, (transaction) =>
    insertRun(transaction, { companyId, before: batch.arrived_before }),
  );
  let failed = 0;
  let isStopped = false;
  for (let last = found.at(-1); last !== undefined && !isStopped; last = found.at(-1)) {
    for (const { id } of found) {
      const outcome = signal.aborted ? 'stopped' : await eraseOne({ database, log }, batch, runId, id);
      if (outcome === 'failed') failed += 1;
      isStopped = outcome === 'stopped';
      if (isStopped) break;
    }
    found = await page(last.id);
  }
  await inTransaction(database, async (transaction) => {
    const counts = await endRun(transaction, runId, failed);
    await emit(transaction, { type: 'company.retention_kept', by: { companyId }, ...counts });
    if (failed === 0 && !isStopped) await deleteBatch(transaction, batch);
  });
}

/** Each in a transaction of its own, which also counts it: one failure does not block the others. */
async function eraseOne(
  { database, log }: Tools,
  batch: Batch,
  runId: number,
  submissionId: number,
): Promise<Outcome> {
  const { company_id: companyId } = batch;
  try {
    return await inTransaction(database, async (transaction) => {
      if (!(await isStillAskedFor(transaction, batch))) return 'stopped';
      if ((await lockSubmission(transaction, companyId, submissionId)) === undefined) return 'erased';
      const measured = await measureFiles(transaction, companyId, (builder) =>
        builder('submissions.id', '=', submissionId),
      );
      await eraseSubmissions(transaction, companyId, [submissionId]);
      await addErased(transaction, runId, measured);
      return 'erased';
    });
  } catch (error) {
    log.error({ err: error, submissionId }, 'a submission past its days could not be erased');
    return 'failed';
  }
}

/** People may choose another plan or pause the erasing at any moment: it stops before the next submission. */
async function isStillAskedFor(transaction: Transaction, batch: Batch): Promise<boolean> {
  const terms = await holdTerms(transaction, batch.company_id);
  return isAskedFor(batch, terms, new Date()) && (await holdBatch(transaction, batch));
}
