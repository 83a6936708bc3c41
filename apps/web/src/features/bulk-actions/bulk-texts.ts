import type { BulkAction } from '@nimble/contracts/bulk-actions';
import { bulkActionMessages as messages } from './messages.ts';

export function runningText({ kind, status, total }: BulkAction): string {
  return messages.running({ kind, total, status: statusText(status) });
}

/** What it has changed. */
export function doneText({ kind, status, done }: BulkAction): string {
  return messages.done({ kind, count: done, status: statusText(status) });
}

/**
 * Why a candidate was not changed, or the whole was stopped: in the words of a list, where the server speaks of one
 * call.
 */
export function reasonText({ code, message }: { code: string; message: string }): string {
  if (code === 'submission.not_found') return messages.notSeen;
  return code === 'request.forbidden' ? messages.noPermission : message;
}

function statusText(status: BulkAction['status']): string {
  return status === null ? '' : messages.statuses[status];
}
