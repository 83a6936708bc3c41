import { setTimeout as wait } from 'node:timers/promises';
import { taskSchedules } from '../../../apps/server/src/tasks.ts';
import { type Installation, queried } from '../installations/installation.ts';
import type { Book } from './promises.ts';

/** Without any task that ends: a busy machine may need long for all of them. */
const patienceMilliseconds = 15 * 60_000;
const pollMilliseconds = 1000;

type Task = { name: string; attempts: number; max_attempts: number; last_error: string | null };

/**
 * As if time passed: what waits for a later try, or for a pause of the receiver, is due. Then until nothing is left.
 */
export async function workOff(installation: Installation, book: Book): Promise<void> {
  let giveUpAt = Date.now() + patienceMilliseconds;
  let fewest = Number.POSITIVE_INFINITY;
  for (;;) {
    const left = await queried<Task>(
      installation,
      `SELECT t.identifier AS name, j.attempts, j.max_attempts, j.last_error
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id`,
    );
    const lost = left.filter(({ attempts, max_attempts: most }) => attempts >= most);
    if (left.length === 0) return;
    if (left.length < fewest) giveUpAt = Date.now() + patienceMilliseconds;
    fewest = Math.min(fewest, left.length);
    if (Date.now() > giveUpAt || lost.length === left.length) {
      for (const task of left) book.break('tasks', `${installation.name}: ${JSON.stringify(task)}`);
      return;
    }
    await queried(installation, 'UPDATE webhooks SET paused_until = NULL, failures = 0');
    await queried(
      installation,
      'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND locked_by IS NULL',
    );
    await wait(pollMilliseconds);
  }
}

/** Removes the recordings whose films hold them. KEEP_RECORDINGS_DAYS is 0. */
export async function startRemoving(installation: Installation): Promise<void> {
  await startTask(installation, 'submissions.sweep-recordings');
}

/** Every task that runs by the clock, once, two days later: the sweeps of all features among them. */
export async function runSchedule(installation: Installation): Promise<void> {
  await queried(installation, "UPDATE arriving_files SET began_at = began_at - interval '2 days'");
  await queried(installation, "UPDATE uploads SET created_at = created_at - interval '2 days'");
  for (const { task } of taskSchedules) await startTask(installation, task);
}

function startTask(installation: Installation, name: string) {
  return queried(installation, "SELECT graphile_worker.add_job($1, '{}', job_key => $1, max_attempts => 3)", [
    name,
  ]);
}
