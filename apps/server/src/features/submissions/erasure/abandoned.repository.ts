import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';

/**
 * Unfinished interviews of every company without activity since `before`, locked until the transaction ends. Skips
 * those that are being submitted or erased. A recording can be used long after it was begun.
 */
export function lockAbandoned(transaction: Transaction, before: Date, atMost: number) {
  return transaction
    .selectFrom('submissions')
    .select(['id', 'company_id'])
    .where('status', '=', 'uploading')
    .where('updated_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('takes')
            .select('takes.id')
            .whereRef('takes.submission_id', '=', 'submissions.id')
            .where('takes.created_at', '>=', before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('responses')
            .select('responses.id')
            .whereRef('responses.submission_id', '=', 'submissions.id')
            .where('responses.updated_at', '>=', before),
        ),
      ),
    )
    .where(sql<boolean>`not has_written_since(submissions.id, ${before})`)
    .orderBy('updated_at')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute();
}
