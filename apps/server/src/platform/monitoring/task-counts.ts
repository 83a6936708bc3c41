import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/**
 * Background tasks by state, over all workers. `failed` have used all their attempts and wait for a person; `retrying`
 * have failed before and run again later.
 */
export function countTasks(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'nimble_tasks',
    help: 'Background tasks in the queue, the same for every process',
    labelNames: ['task', 'state'],
    registers: [registry],
    async collect() {
      const { rows } = await pool.query<{ task: string; state: string; count: number }>(
        `SELECT tasks.identifier AS task, count(*),
           CASE
             WHEN jobs.locked_at IS NOT NULL THEN 'running'
             WHEN jobs.attempts >= jobs.max_attempts THEN 'failed'
             WHEN jobs.attempts > 0 THEN 'retrying'
             WHEN jobs.run_at > now() THEN 'planned'
             ELSE 'waiting'
           END AS state
         FROM graphile_worker._private_jobs AS jobs
         JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
         GROUP BY 1, 3`,
      );
      this.reset();
      for (const { task, state, count } of rows) this.set({ task, state }, count);
    },
  });
}
