import { filmVersion } from '@nimble/media';
import type { Transaction } from '../../../platform/database/index.ts';

/** Films of every company that nothing has compared yet. Those of an older version are joined again first. */
export function findUncompared(transaction: Transaction, afterId: number, atMost: number) {
  return stored(transaction, afterId, atMost).where('film_check', 'is', null).execute();
}

/** Films of every company that were found to hold their recordings before this time. */
export function findRemovable(transaction: Transaction, before: Date, afterId: number, atMost: number) {
  return stored(transaction, afterId, atMost)
    .where('film_check', '=', 'equal')
    .where('film_checked_at', '<=', before)
    .execute();
}

/** Films with pictures of their own, of companies that keep no other ones. */
export function findRemovableEncoded(
  transaction: Transaction,
  before: Date,
  afterId: number,
  atMost: number,
) {
  return stored(transaction, afterId, atMost)
    .where('film_check', '=', 'encoded')
    .where('film_checked_at', '<=', before)
    .where('company_id', 'in', ({ selectFrom }) =>
      selectFrom('companies').select('companies.id').where('keeps_encoded_recordings', '=', false),
    )
    .execute();
}

/** Films whose recordings are still stored, in the order of their ids. */
function stored(transaction: Transaction, afterId: number, atMost: number) {
  return transaction
    .selectFrom('submissions')
    .select(['id', 'company_id'])
    .where('video_file_id', 'is not', null)
    .where('recordings_removed_at', 'is', null)
    .where('film_version', '=', filmVersion)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(atMost);
}
