import type { Notice } from '@nimble/contracts/notifications';
import type { TurningLimit } from '@nimble/contracts/plans';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { countTurnedAway, sumTurnedAway } from '../limits/turned-away.repository.ts';
import { limitsAt } from '../plan-terms.ts';
import { countUsed, findTerms } from '../plans.repository.ts';
import { mailTurnedAway } from '../plans.tasks.ts';
import { mailDeciders } from './deciders.ts';
import { isNewNotice } from './plan-notices.repository.ts';

/** Candidates turned away within an hour are one email, with their number. */
const mailDelayMilliseconds = 60 * 60_000;

/** Counts a candidate turned away by a limit, and notifies the company of the first of each day. */
export async function reportTurnedAway(
  transaction: Transaction,
  job: { companyId: number; jobId: number },
  limit: TurningLimit,
): Promise<void> {
  const { companyId, jobId } = job;
  const now = new Date();
  await countTurnedAway(transaction, job);
  const period = now.toISOString().slice(0, 10);
  if (!(await isNewNotice(transaction, { companyId, kind: 'turned_away', period }))) return;
  const notice = await sayTurnedAway(transaction, companyId, limit, now);
  const by = { companyId };
  await emit(transaction, { type: 'company.candidate_turned_away', by, jobId, notice });
  const runAt = new Date(now.getTime() + mailDelayMilliseconds);
  await enqueue(transaction, mailTurnedAway, { companyId, limit }, { runAt });
}

type Payload = { companyId: number; limit: TurningLimit };

/** A crash in between leaves either no email enqueued or all of them. */
export async function mailTurnedAwayHandler(
  { companyId, limit }: Payload,
  { database }: { database: Database },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (!(await isClosed(transaction, companyId, limit))) return;
    await mailDeciders(
      transaction,
      companyId,
      await sayTurnedAway(transaction, companyId, limit, new Date()),
    );
  });
}

/** A larger plan was chosen or data deleted within the hour, so its people know. */
async function isClosed(transaction: Transaction, companyId: number, limit: TurningLimit): Promise<boolean> {
  const most = limitsAt(await findTerms(transaction, companyId), new Date())[limit];
  return most !== null && (await countUsed[limit](transaction, companyId)) >= most;
}

/** The limit, its usage, and how often it turned candidates away this month. */
async function sayTurnedAway(
  transaction: Transaction,
  companyId: number,
  limit: TurningLimit,
  now: Date,
): Promise<Notice> {
  const most = limitsAt(await findTerms(transaction, companyId), now)[limit];
  const used = await countUsed[limit](transaction, companyId);
  const times = await sumTurnedAway(transaction, companyId, monthOf(now));
  return { code: 'notice.turned_away', values: { limit, used, most: most ?? used, times } };
}

/** The month of the submission limit, UTC. */
export function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
