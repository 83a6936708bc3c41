import type { BulkAction } from '@nimble/contracts/bulk-actions';
import { bulkActionMessages as messages } from './messages.ts';

export function runningText({ kind, status, total }: BulkAction): string {
  return messages.running({ kind, total, status: statusText(status) });
}

/** What it has changed, or that nothing needed a change. */
export function doneText({ kind, status, done, unchanged }: BulkAction): string {
  if (unchanged > 0 && unchanged === done) return messages.unchanged({ count: unchanged });
  return messages.done({ kind, count: done - unchanged, status: statusText(status) });
}

/** How many needed no change; undefined if none did, or if that is all there is to say. */
export function unchangedText({ done, unchanged }: BulkAction): string | undefined {
  return unchanged > 0 && unchanged < done ? messages.unchanged({ count: unchanged }) : undefined;
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
