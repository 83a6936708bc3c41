import type { Database } from '../../platform/database/index.ts';

/** Is there such a visible submission? */
export async function isFinished(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const found = await database
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', '<>', 'uploading')
    .executeTakeFirst();
  return found !== undefined;
}
