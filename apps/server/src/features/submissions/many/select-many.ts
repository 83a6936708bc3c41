import type { SubmissionStatus, SubmissionsRequest } from '@nimble/contracts/submissions';
import { whereCondition } from '../../../platform/database/collection-conditions.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { conditionOn } from '../submission-conditions.ts';

type Selected = { id: number; status: SubmissionStatus };

/** The submissions that a list with these filters shows on all its pages, in the order of their ids. */
export function selectMatching(
  transaction: Transaction,
  companyId: number,
  where: SubmissionsRequest['where'],
  most: number,
): Promise<Selected[]> {
  return finished(transaction, companyId)
    .where(whereCondition(conditionOn(companyId, where)))
    .limit(most)
    .execute();
}

/** Those of these that a list can show, in the order of their ids. */
export function selectNamed(
  transaction: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<Selected[]> {
  return finished(transaction, companyId).where('submissions.id', 'in', ids).execute();
}

function finished(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('submissions')
    .select(['submissions.id', 'submissions.status'])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.status', '<>', 'uploading')
    .orderBy('submissions.id');
}
