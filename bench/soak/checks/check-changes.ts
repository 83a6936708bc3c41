import type { Caller } from '../actors/caller.ts';
import type { Ledger } from '../actors/ledger.ts';
import { type Installation, queried } from '../installations/installation.ts';
import type { Book } from './promises.ts';

type Checked = { caller: Caller; ledger: Ledger; book: Book };

/** Every acknowledged change, and that none was made twice. */
export async function checkChanges({ caller: { installation }, ledger, book }: Checked): Promise<void> {
  await checkReviews(installation, ledger, book);
  const once = async (what: string, statement: string, wanted: Iterable<string>) => {
    const rows = await queried<{ value: string; times: number }>(installation, statement);
    const times = new Map(rows.map((row) => [row.value, Number(row.times)]));
    for (const value of wanted) {
      if (times.get(value) === 1) book.keep('changes');
      else book.break('changes', `${what} ${value} is there ${times.get(value) ?? 0} times`);
    }
  };
  await once(
    'comment',
    'SELECT comment AS value, count(*) AS times FROM video_comments GROUP BY 1',
    ledger.comments,
  );
  await once('job', 'SELECT title AS value, count(*) AS times FROM jobs GROUP BY 1', ledger.jobs);
  await once(
    'order',
    'SELECT external_id AS value, count(*) AS times FROM job_invitations WHERE external_id IS NOT NULL GROUP BY 1',
    ledger.orders.keys(),
  );
}

async function checkReviews(installation: Installation, { reviews }: Ledger, book: Book): Promise<void> {
  const rows = await queried<{ id: number; status: string; rating: number | null; notes: string | null }>(
    installation,
    'SELECT id::int, status, rating, notes FROM submissions WHERE id = ANY($1::bigint[])',
    [[...reviews.keys()]],
  );
  for (const row of rows) {
    for (const [name, { acknowledged, unsure }] of reviews.get(row.id) ?? []) {
      const isKnown = acknowledged === undefined || row[name] === acknowledged || unsure.includes(row[name]);
      if (isKnown) book.keep('changes');
      else book.break('changes', `${name} of submission ${row.id} is ${row[name]} and not ${acknowledged}`);
    }
  }
}
