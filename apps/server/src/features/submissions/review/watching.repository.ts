import type { Database } from '../../../platform/database/index.ts';

/** @returns false if it was watched before, or is none. */
export async function markFirstWatched(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const marked = await database
    .updateTable('submissions')
    .set({ watched_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', '<>', 'uploading')
    .where('watched_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
