import type { Stage } from '../actors/stage.ts';
import type { Trouble } from '../trouble.ts';
import type { Book } from './promises.ts';
import type { Slope } from './watch-processes.ts';

type Run = {
  book: Book;
  stages: readonly Stage[];
  trouble: Trouble;
  slopes: readonly Slope[];
  minutes: number;
};

/** What a process may gain in an hour: less than the noise of its garbage, and than a leak of 100 bytes a call. */
const most = { megabytes: 20, files: 6 };
/** In a shorter run, processes only warm up. */
const leastMinutes = 30;

export function report({ book, stages, trouble, slopes, minutes }: Run): void {
  if (minutes >= leastMinutes) judge(book, slopes);
  else
    for (const name of ['memory', 'descriptors'] as const)
      book.tell(name, `not judged in ${minutes} minutes`);
  console.table(slopes);
  for (const { caller, ledger } of stages) {
    const outcomes = Object.fromEntries(caller.outcomes);
    const { sent, erased, begun, comments, jobs, orders, reviews, installation } = ledger;
    console.log(installation.name, {
      outcomes,
      begun,
      submitted: sent.length,
      erased: erased.length,
      reviewed: reviews.size,
      comments: comments.size,
      jobs: jobs.size,
      orders: orders.size,
      'dead connections still held': installation.lines.map((line) => line.deadConnections()),
    });
  }
  console.log('killed', Object.fromEntries(trouble.kills), 'failed', Object.fromEntries(trouble.begun));
  console.table(book.rows());
}

/**
 * The processes that are never killed; a worker may end with its database all the same, and its lives count after their
 * warm-up. The slopes of the others, of a few minutes each, are only told.
 */
function judge(book: Book, slopes: readonly Slope[]): void {
  const spared = slopes.filter((one) => one.spared);
  const tell = (of: (slope: Slope) => string) => spared.map(of).join(', ');
  book.tell(
    'memory',
    tell((one) => `${one.process} ${one['MB an hour']} MB/h at ${one.MB} MB`),
  );
  book.tell(
    'descriptors',
    tell((one) => `${one.process} ${one['files an hour']}/h at ${one['files open']}`),
  );
  for (const one of spared) {
    if (one['MB an hour'] > most.megabytes)
      book.break('memory', `${one.process}: ${one['MB an hour']} MB an hour`);
    if (one['files an hour'] > most.files)
      book.break('descriptors', `${one.process}: ${one['files an hour']} an hour`);
  }
}
