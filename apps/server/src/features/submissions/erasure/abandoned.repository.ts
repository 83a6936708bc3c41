import type { Transaction } from '../../../platform/database/index.ts';

/**
 * Interviews of every company that were begun, never submitted, and left alone since `before`: kept as they are until
 * the transaction ends. One that is being submitted or erased in this moment is passed over.
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
    .orderBy('updated_at')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute();
}
