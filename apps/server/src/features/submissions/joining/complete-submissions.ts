import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import type { TaskRun } from '../../../platform/tasks/index.ts';
import { findUncomputed, startComputing } from '../../insights/index.ts';
import { findUnlistened, type Speech, startListening } from '../../transcripts/index.ts';
import { findLastSubmission, findOutdatedFilms, findWithoutStep } from './incomplete.repository.ts';
import { startJoining, startPoster, startWaveform } from './joining.ts';

const batchSize = 100;
/** Ids that are looked through by one statement: however many there are, none takes long. */
const idsAtOnce = 20_000;
/** Of one run and kind: the rest follows with the next, so that nobody who submits meanwhile waits for it. */
const mostOfRun = 2000;

type Dependencies = { database: Database; config: Speech };
type Ids = { first: number; last: number };
type Missing = { id: number; company_id: number };

type Step = {
  find: (transaction: Transaction, among: Ids, atMost: number) => Promise<Missing[]>;
  start: (transaction: Transaction, companyId: number, submissionId: number) => Promise<void>;
};

/**
 * Gives submissions what was not made of them yet: those whose answers an older version has joined, those that are
 * older than a step is, those from before there was a
 * speech engine's row for each answer, and those whose company has turned insights on again. What failed waits for a
 * person and is not touched. What was started is not found again, so that each round finds others.
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
      start: (transaction, ...given) => startListening(transaction, config, ...given),
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
