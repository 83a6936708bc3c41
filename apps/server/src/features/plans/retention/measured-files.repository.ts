import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tables, Transaction } from '../../../platform/database/index.ts';

/** Number and bytes of all stored files of some submissions, also of those that are answers. */
export async function measureFiles(
  database: Database | Transaction,
  companyId: number,
  condition: (builder: ExpressionBuilder<Tables, 'submissions'>) => Expression<SqlBool>,
): Promise<{ files: number; bytes: number }> {
  const chosen = database
    .selectFrom('submissions')
    .select(['id', 'resume_file_id', 'video_file_id', 'poster_file_id'])
    .where('company_id', '=', companyId)
    .where(condition);
  const { rows } = await sql<{ files: string; bytes: string }>`
    with chosen as (${chosen}),
      answers as (
        select responses.file_id, responses.value from responses join chosen on chosen.id = responses.submission_id
        where responses.company_id = ${companyId}
      )
    select count(*) as files, coalesce(sum(coalesce(files.kept_bytes, files.size_bytes)), 0) as bytes from files
    where files.company_id = ${companyId} and files.id in (
      select unnest(array[resume_file_id, video_file_id, poster_file_id]) from chosen
      union select file_id from answers
      union select (file ->> 'id')::bigint from answers, jsonb_array_elements(answers.value -> 'files') as file
    )`.execute(database);
  return { files: Number(rows[0]?.files ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
}
