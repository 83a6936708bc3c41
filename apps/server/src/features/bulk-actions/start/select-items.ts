import { type BulkSelection, mostInBulk } from '@nimble/contracts/bulk-actions';
import {
  listSubmissions,
  type SubmissionStatus,
  type SubmissionsRequest,
} from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { readCollectionFilters } from '../../../platform/http/index.ts';

type Selected = { id: number; status: SubmissionStatus };

/** How submissions are found, from the feature that owns them. */
export type SelectNeeds = {
  selectMatching: (
    transaction: Transaction,
    companyId: number,
    where: SubmissionsRequest['where'],
    most: number,
  ) => Promise<Selected[]>;
  selectNamed: (transaction: Transaction, companyId: number, ids: readonly number[]) => Promise<Selected[]>;
};

/**
 * The submissions of a selection, with the status that the person saw. Of those that were named, missing ones are kept:
 * they fail, and the person hears why.
 * @throws RequestError unprocessable for too many, conflict when more match than the person saw.
 */
export async function selectItems(
  transaction: Transaction,
  companyId: number,
  selection: BulkSelection,
  { selectMatching, selectNamed }: SelectNeeds,
): Promise<Selected[]> {
  if (selection.by === 'ids') {
    const seen = new Map(selection.submissions.map(({ id, status }) => [id, status]));
    const found = new Map(
      (await selectNamed(transaction, companyId, [...seen.keys()])).map(({ id, status }) => [id, status]),
    );
    return [...seen].map(([id, status]) => ({ id, status: status ?? found.get(id) ?? 'uploading' }));
  }
  const where = readCollectionFilters(selection.filters, listSubmissions.collection);
  const items = await selectMatching(
    transaction,
    companyId,
    where as SubmissionsRequest['where'],
    mostInBulk + 1,
  );
  if (items.length > mostInBulk)
    throw new RequestError('bulk_action.too_many', { values: { most: mostInBulk } });
  if (items.length > selection.count)
    throw new RequestError('bulk_action.more_match', { values: { count: items.length } });
  return items;
}
