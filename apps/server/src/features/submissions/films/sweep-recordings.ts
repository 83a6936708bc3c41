import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { dayMilliseconds } from '../../../platform/days.ts';
import type { TaskRun } from '../../../platform/tasks/index.ts';
import { findRemovable, findRemovableEncoded, findUncompared } from './due-films.repository.ts';
import { startComparing, startRemoving } from './start-comparing.ts';

const batchSize = 500;
/** Maximum of one run and kind: the rest follows in the next night. */
const mostOfRun = 20_000;

type Dependencies = { database: Database; config: { keepRecordingsDays: number } };
type Due = { id: number; company_id: number };
type Step = {
  find: (transaction: Transaction, afterId: number, atMost: number) => Promise<Due[]>;
  start: (transaction: Transaction, companyId: number, submissionId: number) => Promise<void>;
};

/** Starts what is due: comparing films, and removing the recordings that they hold. */
export async function sweepRecordingsHandler(
  _payload: unknown,
  { database, config }: Dependencies,
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  const before = new Date(Date.now() - config.keepRecordingsDays * dayMilliseconds);
  const steps: Step[] = [
    { find: findUncompared, start: startComparing },
    { find: (transaction, ...page) => findRemovable(transaction, before, ...page), start: startRemoving },
    {
      find: (transaction, ...page) => findRemovableEncoded(transaction, before, ...page),
      start: startRemoving,
    },
  ];
  for (const { find, start } of steps) {
    let [started, afterId, found] = [0, 0, batchSize];
    while (found === batchSize && started < mostOfRun && !signal.aborted) {
      found = await inTransaction(database, async (transaction) => {
        const due = await find(transaction, afterId, batchSize);
        for (const { id, company_id } of due) await start(transaction, company_id, id);
        afterId = due.at(-1)?.id ?? afterId;
        return due.length;
      });
      started += found;
    }
  }
}
