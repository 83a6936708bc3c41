import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { workBulkAction } from './bulk-actions.tasks.ts';

/** Continues a bulk action after the transaction. Those of one company run one after the other. */
export async function startWork(
  transaction: Transaction,
  payload: { companyId: number; bulkActionId: number },
): Promise<void> {
  await enqueue(transaction, workBulkAction, payload, {
    key: `${workBulkAction.name} ${payload.bulkActionId}`,
    queue: `${workBulkAction.name} ${payload.companyId}`,
  });
}
