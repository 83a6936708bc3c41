import type { Database } from '../../platform/database/index.ts';
import { findReviewersOf } from './assignments.repository.ts';
import type { FindPeople } from './people.ts';

/** Finds the people who are assigned to these submissions, sorted by name. */
export async function findReviewers(
  { database, findPeople }: { database: Database; findPeople: FindPeople },
  companyId: number,
  submissionIds: readonly number[],
): Promise<Map<number, { id: number; name: string }[]>> {
  const [rows, people] = await Promise.all([
    findReviewersOf(database, companyId, submissionIds),
    findPeople(database, companyId),
  ]);
  const byName = people.toSorted((one, other) => one.name.localeCompare(other.name));
  const assigned = Map.groupBy(rows, ({ submission_id }) => submission_id);
  return new Map(
    [...assigned].map(([submissionId, rowsOfOne]) => {
      const ids = new Set(rowsOfOne.map(({ user_id }) => user_id));
      return [submissionId, byName.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }))];
    }),
  );
}
