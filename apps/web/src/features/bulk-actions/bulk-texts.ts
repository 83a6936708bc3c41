import type { BulkAction } from '@nimble/contracts/bulk-actions';
import { bulkActionMessages as messages } from './messages.ts';

export function runningText({ kind, status, total }: BulkAction): string {
  return messages.running({ kind, total, status: statusText(status) });
}

/** What it has changed. */
export function doneText({ kind, status, done }: BulkAction): string {
  return messages.done({ kind, count: done, status: statusText(status) });
}

function statusText(status: BulkAction['status']): string {
  return status === null ? '' : messages.statuses[status];
}
