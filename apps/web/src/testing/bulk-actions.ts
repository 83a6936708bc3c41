import type { BulkAction } from '@nimble/contracts/bulk-actions';

/** An answer with a bulk action: one that has changed the status of two candidates, unless the test says otherwise. */
export function someBulkAction(given: Partial<BulkAction> = {}): { data: BulkAction } {
  return {
    data: {
      id: 7,
      kind: 'status',
      state: 'done',
      status: null,
      mail: null,
      total: 2,
      done: 2,
      unchanged: 0,
      failed: 0,
      createdAt: '2026-05-05T09:00:00.000Z',
      finishedAt: '2026-05-05T09:00:01.000Z',
      undoUntil: null,
      stopped: null,
      ...given,
    },
  };
}
