import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { TestApp } from './servers/test-app.ts';
import { startWorker } from './servers/worker-process.ts';

const patience = { timeout: 100_000, interval: 5 };

/** Real workers that are killed while they run tasks, and one that finishes what they left. */
export function killedWorkers(nimble: TestApp) {
  const { pool } = nimble;
  const tasksLeft = async () =>
    (await pool.query('SELECT key, attempts, last_error FROM graphile_worker._private_jobs')).rows;

  async function tasksAtWork(): Promise<string[]> {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT t.identifier AS name FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE j.locked_by IS NOT NULL`,
    );
    return rows.map(({ name }) => name);
  }

  /**
   * As if time had passed: tasks of dead workers are given back at once. A kill counts as an attempt, which other tests
   * cover; here no task may give up.
   */
  async function letTimePass(): Promise<void> {
    await pool.query(
      `UPDATE graphile_worker._private_jobs
       SET attempts = 0, run_at = now(), locked_at = locked_at - interval '1 minute'`,
    );
  }

  return {
    tasksLeft,

    /**
     * Kills a worker at a random moment after it has taken a task, or the given one.
     * @returns the tasks that were running when it was killed.
     */
    async kill(longestMilliseconds: number, task?: string): Promise<string[]> {
      const worker = startWorker(nimble);
      const ended = once(worker, 'exit');
      const isAtWork = async () => {
        const names = await tasksAtWork();
        return task === undefined ? names.length > 0 : names.includes(task);
      };
      await expect.poll(isAtWork, patience).toBe(true);
      await wait(Math.random() * longestMilliseconds);
      worker.kill('SIGKILL');
      await ended;
      const interrupted = await tasksAtWork();
      await letTimePass();
      return interrupted;
    },

    /** Lets a worker finish all tasks, or those that matter, and stop. */
    async workOff(isDone = async () => (await tasksLeft()).length === 0): Promise<void> {
      const worker = startWorker(nimble);
      const ended = once(worker, 'exit');
      await expect.poll(isDone, patience).toBe(true);
      worker.send('stop');
      await ended;
    },
  };
}
