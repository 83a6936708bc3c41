import type { Database } from '../../platform/database/index.ts';
import { addUpFormatDay, findUnaddedFormatDays } from './formats/format-days.repository.ts';
import { addUpDay, findUnaddedDays } from './job-days.repository.ts';

/** One transaction for each day of a job, so that a concurrent review there waits for one row at most. */
export async function addUpDaysHandler(_payload: unknown, { database }: { database: Database }) {
  for (const jobDay of await findUnaddedDays(database)) await addUpDay(database, jobDay);
  for (const formatDay of await findUnaddedFormatDays(database)) await addUpFormatDay(database, formatDay);
}
