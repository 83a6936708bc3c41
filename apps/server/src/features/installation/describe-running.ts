import type { Found } from '../../platform/database/index.ts';
import { broken, fine, look } from './checks/finding.ts';
import { checkMessages, inWords } from './checks/messages.ts';
import { isRunning } from './merge-findings.ts';
import type { TaskFacts } from './overview.repository.ts';
import type { ProcessRow } from './processes.repository.ts';

/** Joining a long interview takes minutes; a longer wait means that something is wrong. */
const longWaitSeconds = 15 * 60;
const oldBackupSeconds = 7 * 24 * 60 * 60;
const namedTasks = 3;

export function describeProcesses(processes: readonly ProcessRow[]): Found {
  const { processes: messages } = checkMessages;
  const running = processes.filter(isRunning);
  const workers = running.filter(({ kind }) => kind === 'worker').length;
  // The process that answers runs, even if it has not written its row yet.
  const webs = Math.max(1, running.length - workers);
  if (workers > 0) return fine(messages.running(webs, workers));
  const gone = processes
    .filter(({ kind }) => kind === 'worker')
    .map(({ unseen_seconds: seconds }) => seconds)
    .sort((one, other) => one - other)[0];
  const text = gone === undefined ? messages.noWorker : messages.workerGone(inWords(gone));
  return broken(text, messages.startWorker);
}

export function describeTasks({ waiting, oldestSeconds, failed }: TaskFacts): Found {
  const { tasks: messages } = checkMessages;
  const waits = waiting === 0 ? messages.none : messages.waiting(waiting, inWords(oldestSeconds));
  if (failed.length > 0) {
    const names = failed.slice(0, namedTasks).map(({ task, count }) => `${task} (${count})`);
    const more = failed.length > namedTasks ? ['…'] : [];
    const count = failed.reduce((sum, one) => sum + one.count, 0);
    return look(`${waits} ${messages.failed(count, [...names, ...more].join(', '))}`, messages.retry);
  }
  return oldestSeconds > longWaitSeconds ? look(waits, messages.speedUp) : fine(waits);
}

type Backup = { bytes: number; age_seconds: number };

/** @param isAllHere whether database and files are on this machine, without any other backup. */
export function describeBackups(last: Backup | undefined, isAllHere: boolean): Found {
  const { backups: messages, sizeInWords } = checkMessages;
  if (last === undefined)
    return isAllHere ? look(messages.none, messages.write) : fine(messages.elsewhere, messages.write);
  const text = messages.last(inWords(last.age_seconds), sizeInWords(last.bytes));
  return last.age_seconds > oldBackupSeconds ? look(text, messages.write) : fine(text);
}

export function describeVersions(
  running: readonly ProcessRow[],
  own: { nimble: string; postgres: string },
): Found {
  const { versions: messages } = checkMessages;
  const different = [...new Set([own.nimble, ...running.map(({ version }) => version)])].sort();
  if (different.length > 1) return look(messages.mixed(different.join(', ')), messages.update);
  return fine(messages.all(own.nimble, process.version.slice(1), own.postgres));
}
