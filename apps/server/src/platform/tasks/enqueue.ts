import { sql } from 'kysely';
import type { Transaction } from '../database/index.ts';
import type { TaskDefinition } from './define-task.ts';

type Options = {
  /** A pending task with the same key is replaced, so that it runs once. */
  key?: string;
  /** Tasks of one queue run one after the other, over all workers. */
  queue?: string;
  /** Overrides the task's own. */
  priority?: number;
  /** Not before; immediately by default. Of several with the same key the first decides. */
  runAt?: Date;
};

/** Enqueues a task for when the transaction of its cause is committed. */
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
