import type { Database } from '../../platform/database/index.ts';
import { addUpDay, findUnaddedDays } from './job-days.repository.ts';

/** Each day of a job by itself: whoever counts a review there at this moment waits for one row at most. */
export async function addUpDaysHandler(_payload: unknown, { database }: { database: Database }) {
  for (const jobDay of await findUnaddedDays(database)) await addUpDay(database, jobDay);
}
