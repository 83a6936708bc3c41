import type { Found } from '../../platform/database/index.ts';
import { broken, fine, look, say } from './checks/finding.ts';
import { isRunning } from './merge-findings.ts';
import type { TaskFacts } from './overview.repository.ts';
import type { ProcessRow } from './processes.repository.ts';

/** Joining a long interview takes minutes; a longer wait means that something is wrong. */
const longWaitSeconds = 15 * 60;
const oldBackupSeconds = 7 * 24 * 60 * 60;
const namedTasks = 3;

export function describeProcesses(processes: readonly ProcessRow[]): Found {
  const running = processes.filter(isRunning);
  const workers = running.filter(({ kind }) => kind === 'worker').length;
  // The process that answers runs, even if it has not written its row yet.
  const webs = Math.max(1, running.length - workers);
  if (workers > 0) return fine(say('finding.processes_running', { webs, workers }));
  const gone = processes
    .filter(({ kind }) => kind === 'worker')
    .map(({ unseen_seconds: seconds }) => seconds)
    .sort((one, other) => one - other)[0];
  const text =
    gone === undefined
      ? say('finding.processes_no_worker')
      : say('finding.processes_worker_gone', { ago: gone });
  return broken(text, say('finding.processes_start_worker'));
}

export function describeTasks({ waiting, oldestSeconds, failed }: TaskFacts): Found {
  const waits =
    waiting === 0
      ? say('finding.tasks_none')
      : say('finding.tasks_waiting', { count: waiting, ago: oldestSeconds });
  if (failed.length > 0) {
    const names = failed.slice(0, namedTasks).map(({ task, count }) => `${task} (${count})`);
    const more = failed.length > namedTasks ? ['…'] : [];
    const count = failed.reduce((sum, one) => sum + one.count, 0);
    const failures = say('finding.tasks_failed', { count, names: [...names, ...more].join(', ') });
    return look([waits, failures], say('finding.tasks_retry'));
  }
  return oldestSeconds > longWaitSeconds ? look(waits, say('finding.tasks_speed_up')) : fine(waits);
}

type Backup = { bytes: number; age_seconds: number };

/** @param hasDataHere whether the database or the files are on this machine, where nobody else backs them up. */
export function describeBackups(last: Backup | undefined, hasDataHere: boolean): Found {
  const write = say('finding.backups_write');
  if (last === undefined)
    return hasDataHere
      ? look(say('finding.backups_none'), write)
      : fine(say('finding.backups_elsewhere'), write);
  const text = say('finding.backups_last', { ago: last.age_seconds, size: last.bytes });
  return last.age_seconds > oldBackupSeconds ? look(text, write) : fine(text);
}

export function describeVersions(
  running: readonly ProcessRow[],
  own: { nimble: string; postgres: string },
): Found {
  const different = [...new Set([own.nimble, ...running.map(({ version }) => version)])].sort();
  if (different.length > 1)
    return look(
      say('finding.versions_mixed', { versions: different.join(', ') }),
      say('finding.versions_update'),
    );
  return fine(say('finding.versions_all', { ...own, node: process.version.slice(1) }));
}
