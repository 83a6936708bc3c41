import { sql } from 'kysely';
import type { Transaction } from '../database/index.ts';
import type { TaskDefinition } from './define-task.ts';

type Options = {
  /** A task with the same key that has not started yet is replaced, so that it runs once. */
  key?: string;
  /** Tasks of one queue run one after the other, over all workers. */
  queue?: string;
  /** In place of the task's own. */
  priority?: number;
  /** Not before; at once unless said otherwise. Of several with the same key the first says when. */
  runAt?: Date;
};

/** Has a task run once the transaction of its cause has been committed. */
export async function enqueue<Payload>(
  transaction: Transaction,
  task: TaskDefinition<Payload>,
  payload: Payload,
  options: Options = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${task.name}::text,
    ${JSON.stringify(task.check(payload))}::json,
    max_attempts => ${task.maxAttempts}::int,
    job_key => ${options.key ?? null}::text,
    job_key_mode => ${options.runAt === undefined ? 'replace' : 'preserve_run_at'}::text,
    queue_name => ${options.queue ?? null}::text,
    priority => ${options.priority ?? task.priority}::int,
    run_at => ${options.runAt ?? null}::timestamptz
  )`.execute(transaction);
}
