import { type Database, inTransaction } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log/index.ts';
import { enqueue, type TaskRun } from '../../platform/tasks/index.ts';
import { recordByClock } from '../audit/index.ts';
import { eraseSubmissions } from '../submissions/index.ts';
import { daysKeptAt } from './plan-terms.ts';
import { sendRetentionMail } from './plans.tasks.ts';
import {
  addErased,
  countArrivedBefore,
  endRun,
  findAdmins,
  findArrivedBefore,
  findCompaniesAfter,
  findWarning,
  insertRun,
  lockSubmission,
  measureFiles,
} from './retention.repository.ts';

const dayMilliseconds = 24 * 60 * 60_000;
/** A warning is about what will be too old this many days later, and comes at most once in `graceDays`. */
const warnDays = 14;
/** Nothing is erased before its warning is so many days old. */
const graceDays = 7;
/** An older warning is forgotten: its company has kept everything since, on a larger plan, and is warned anew. */
const warningDays = 21;
const batchSize = 100;

type Dependencies = {
  database: Database;
  config: { planEnforcement: 'on' | 'off' };
  log: Pick<Logger, 'error'>;
};
type Tools = Pick<Dependencies, 'database' | 'log'>;
type Run = Pick<TaskRun, 'signal'>;

/** Warns first, then erases. What fails stays and is tried by the next day's run. Without enforcement all is kept. */
export async function keepRetentionHandler(
  _payload: unknown,
  { database, config, log }: Dependencies,
  { signal }: Run,
): Promise<void> {
  if (config.planEnforcement === 'off') return;
  let afterId = 0;
  for (;;) {
    const companies = await findCompaniesAfter(database, afterId, batchSize);
    for (const terms of companies) {
      if (signal.aborted) return;
      const now = new Date();
      const retention = daysKeptAt(terms, now);
      if (retention === null) continue;
      await eraseOld({ database, log }, terms.id, daysBefore(now, retention), now, signal);
      await warn(database, terms.id, daysBefore(now, retention - warnDays), now);
    }
    const last = companies.at(-1);
    if (last === undefined) return;
    afterId = last.id;
  }
}

async function warn(database: Database, companyId: number, before: Date, now: Date): Promise<void> {
  const last = await findWarning(database, companyId, now);
  if (last !== undefined && last.created_at > daysBefore(now, graceDays)) return;
  await inTransaction(database, async (transaction) => {
    const submissions = await countArrivedBefore(transaction, companyId, before);
    if (submissions === 0) return;
    const runId = await insertRun(transaction, { companyId, kind: 'warned', before, submissions });
    for (const { id: userId } of await findAdmins(transaction, companyId))
      await enqueue(transaction, sendRetentionMail, { companyId, userId, runId });
  });
}

async function eraseOld(
  { database, log }: Tools,
  companyId: number,
  tooOld: Date,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const warning = await findWarning(database, companyId, daysBefore(now, graceDays));
  if (warning === undefined || warning.created_at < daysBefore(now, warningDays)) return;
  // What nobody was warned of stays until somebody was.
  const before = warning.before < tooOld ? warning.before : tooOld;
  const work = { companyId, before };
  let found = await findArrivedBefore(database, { ...work, afterId: 0 }, batchSize);
  if (found.length === 0) return;
  const runId = await inTransaction(database, (transaction) =>
    insertRun(transaction, { ...work, kind: 'erased', submissions: 0 }),
  );
  let failed = 0;
  for (let last = found.at(-1); last !== undefined && !signal.aborted; last = found.at(-1)) {
    for (const { id } of found)
      if (!(await hasErased({ database, log }, { companyId, runId }, id))) failed += 1;
    found = await findArrivedBefore(database, { ...work, afterId: last.id }, batchSize);
  }
  await inTransaction(database, async (transaction) => {
    const counts = await endRun(transaction, runId, failed);
    await recordByClock(transaction, companyId, 'company.retention_kept', counts);
  });
}

/**
 * Each in a transaction of its own, which also counts it: one that cannot be erased holds up nobody else's.
 * @returns false when it failed; the proof counts it, the log says why, and the next run tries it again.
 */
async function hasErased(
  { database, log }: Tools,
  { companyId, runId }: { companyId: number; runId: number },
  submissionId: number,
): Promise<boolean> {
  try {
    await inTransaction(database, async (transaction) => {
      if (!(await lockSubmission(transaction, companyId, submissionId))) return;
      const measured = await measureFiles(transaction, companyId, submissionId);
      await eraseSubmissions(transaction, companyId, [submissionId]);
      await addErased(transaction, runId, measured);
    });
    return true;
  } catch (error) {
    log.error({ err: error, submissionId }, 'a submission past its days could not be erased');
    return false;
  }
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMilliseconds);
}
