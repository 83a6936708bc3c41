import { isDeepStrictEqual } from 'node:util';
import type { JobChanges } from '@nimble/contracts/jobs';
import { changedColumns, columnOf, type JobField } from './job-columns.ts';
import type { LockedJob } from './jobs.repository.ts';

/** Which of the fields differ from the stored ones: a form sends all of them, whatever a person has changed in it. */
export function changedFields(before: LockedJob, changes: JobChanges): JobField[] {
  const after = changedColumns(changes);
  return (Object.keys(columnOf) as JobField[]).filter((field) => {
    const column = columnOf[field];
    return after[column] !== undefined && !isDeepStrictEqual(after[column], before[column]);
  });
}
