import { expect } from 'vitest';
import type { TestApp } from './servers/test-app.ts';

/** Locks the rows that the statement selects, so that calls which need them meet, in the order in which they begin. */
export async function holdRows({ pool }: Pick<TestApp, 'pool'>, statement: string, values: unknown[]) {
  const holder = await pool.connect();
  await holder.query('BEGIN');
  await holder.query(`${statement} FOR UPDATE`, values);
  return {
    /** Resolves when so many calls wait. */
    areWaiting: (count: number) =>
      expect
        .poll(async () => {
          const { rowCount } = await pool.query(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          );
          return rowCount;
        })
        .toBe(count),
    async release(): Promise<void> {
      await holder.query('COMMIT');
      holder.release();
    },
  };
}
