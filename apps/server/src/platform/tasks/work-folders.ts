import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { TaskRun } from './define-task.ts';

/**
 * Gives a task an empty temporary folder, and deletes it afterwards. It belongs to the task and not to the attempt, so
 * that the next attempt deletes the files of a killed one.
 */
export async function inWorkFolder<Result>(
  workFolder: string,
  { taskId }: Pick<TaskRun, 'taskId'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(workFolder, taskId);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Deletes the folders of tasks that will not run any more: those that ended with their worker killed in between, or in
 * its last attempt. Many workers may share the folder: a running or pending task keeps its own.
 */
export async function sweepWork(pool: Pool, workFolder: string): Promise<void> {
  const names = await readdir(workFolder).catch(() => []);
  const taskIds = names.filter((name) => /^\d{1,18}$/.test(name));
  if (taskIds.length === 0) return;
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id::text FROM graphile_worker._private_jobs
     WHERE id = ANY($1::bigint[]) AND (locked_by IS NOT NULL OR attempts < max_attempts)`,
    [taskIds],
  );
  const alive = new Set(rows.map(({ id }) => id));
  for (const taskId of taskIds) {
    if (!alive.has(taskId)) await rm(join(workFolder, taskId), { recursive: true, force: true });
  }
}
