import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** The transcripts of these answers, if they have words. */
export async function findTexts(
  database: Database,
  companyId: number,
  responseIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom('transcripts')
    .select(['response_id', 'text'])
    .where('company_id', '=', companyId)
    .where(({ eb }) => eb('response_id', '=', eb.fn.any(sql<number[]>`${[...responseIds]}::bigint[]`)))
    .where('status', '=', 'done')
    .where('text', '<>', '')
    .execute();
  return new Map(rows.map(({ response_id: id, text }) => [id, text]));
}

/** The answers that are transcribed or will be, in no order. */
export function findListening(database: Database, companyId: number, submissionId: number) {
  return database
    .selectFrom('transcripts')
    .select(['status', 'failure', 'updated_at'])
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('status', '<>', 'none')
    .execute();
}
export type ListeningRow = Awaited<ReturnType<typeof findListening>>[number];
