import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Started } from './product-server.ts';

const statuses = ['in_review', 'shortlisted', 'rejected'] as const;

export type Changes = { made: number; slowestMilliseconds: number };

/**
 * Submissions of the largest company that wait for a decision, the newest first; enough for half an hour of changes.
 */
export async function findPending(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    "SELECT id FROM submissions WHERE company_id = 1 AND status = 'pending' ORDER BY created_at DESC LIMIT 20000",
  );
  return rows.map(({ id }) => id);
}

/** Changes the status of one submission after another, as reviewers do. @returns a function that stops it. */
export function changeAllTheTime(
  { url, token }: Started,
  submissionIds: readonly number[],
  changesPerSecond: number,
): () => Promise<Changes> {
  const ending = new AbortController();
  const changes: Changes = { made: 0, slowestMilliseconds: 0 };
  const changing = (async () => {
    for (; !ending.signal.aborted; changes.made += 1) {
      const status = statuses[Math.floor(changes.made / submissionIds.length) % statuses.length];
      const next = wait(1000 / changesPerSecond);
      const started = performance.now();
      const answer = await fetch(
        `${url}/api/submissions/${submissionIds[changes.made % submissionIds.length]}`,
        {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ data: { status } }),
        },
      );
      if (!answer.ok) throw new Error(await answer.text());
      changes.slowestMilliseconds = Math.max(changes.slowestMilliseconds, performance.now() - started);
      await next;
    }
  })();
  // A failure is thrown where this is stopped; until then nobody waits for it.
  changing.catch(() => undefined);
  return async () => {
    ending.abort();
    await changing;
    return changes;
  };
}
