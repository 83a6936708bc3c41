import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import type { TaskRun } from '../../../platform/tasks/index.ts';
import { findUncomputed, startComputing } from '../../insights/index.ts';
import { findUnlistened, type Speech, startTranscribing } from '../../transcripts/index.ts';
import { findLastSubmission, findOutdatedFilms, findWithoutStep } from './incomplete.repository.ts';
import { startJoining, startPoster, startWaveform } from './joining.ts';

const batchSize = 100;
/** Range of ids of one statement, which bounds its time. */
const idsAtOnce = 20_000;
/** Maximum of one run and kind: the rest follows with the next, so that new submissions do not wait. */
const mostOfRun = 2000;

type Dependencies = { database: Database; config: Speech };
type Ids = { first: number; last: number };
type Missing = { id: number; company_id: number };

type Step = {
  find: (transaction: Transaction, among: Ids, atMost: number) => Promise<Missing[]>;
  start: (transaction: Transaction, companyId: number, submissionId: number) => Promise<void>;
};

/**
 * Starts missing steps of submissions: joined by an older version, older than a step, older than the rows of speech
 * engines, or of a company that has turned insights on again. Failed ones wait for a person and are not touched.
 * Started ones are not found again, so that each round finds others.
 */
export async function completeSubmissionsHandler(
  _payload: unknown,
  { database, config }: Dependencies,
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  const steps: Step[] = [
    { find: findOutdatedFilms, start: (...given) => startJoining(...given, 'later') },
    {
      find: (transaction, ...among) => findWithoutStep(transaction, 'poster', ...among),
      start: (...given) => startPoster(...given, 'later'),
    },
    {
      find: (transaction, ...among) => findWithoutStep(transaction, 'waveform', ...among),
      start: (...given) => startWaveform(...given, 'later'),
    },
    {
      find: findUnlistened,
      start: (transaction, ...given) => startTranscribing(transaction, config, ...given),
    },
    { find: findUncomputed, start: (...given) => startComputing(...given, 'later') },
  ];
  const last = await findLastSubmission(database);
  for (const step of steps) await complete(step, { database, last, signal });
}

type Run = { database: Database; last: number; signal: AbortSignal };

async function complete({ find, start }: Step, { database, last, signal }: Run): Promise<void> {
  let [started, first] = [0, 1];
  while (first <= last && started < mostOfRun && !signal.aborted) {
    const among = { first, last: first + idsAtOnce - 1 };
    const found = await inTransaction(database, async (transaction) => {
      const missing = await find(transaction, among, batchSize);
      for (const { id, company_id: companyId } of missing) await start(transaction, companyId, id);
      return missing.length;
    });
    started += found;
    if (found < batchSize) first += idsAtOnce;
  }
}
