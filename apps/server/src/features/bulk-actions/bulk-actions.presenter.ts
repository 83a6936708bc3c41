import { type BulkAction, type BulkChange, bulkUndoMinutes } from '@nimble/contracts/bulk-actions';
import { mailUndoSeconds } from '@nimble/contracts/decision-mails';
import { isRefusalCode, languageOfCall, refusalText } from '../../platform/texts/index.ts';
import type { ActionRow } from './bulk-actions.repository.ts';

export function presentAction(row: ActionRow): BulkAction {
  const { change } = row;
  const undoUntil = undoUntilOf(row);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    status: change.kind === 'status' ? change.status : null,
    mail: mailOf(change)?.kind ?? null,
    total: row.total,
    done: row.done,
    unchanged: row.unchanged,
    failed: row.failed,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    undoUntil: undoUntil === null || undoUntil < new Date() ? null : undoUntil.toISOString(),
    stopped: row.stop_code === null ? null : presentReason(row.stop_code, null),
  };
}

/** Until when it can be undone: with emails only as long as the last of these wait. */
export function undoUntilOf({
  kind,
  change,
  done,
  unchanged,
  finished_at,
  is_undone,
}: ActionRow): Date | null {
  if (kind === 'undo' || kind === 'delete' || finished_at === null || is_undone) return null;
  if (done === unchanged) return null;
  const seconds = mailOf(change) === undefined ? bulkUndoMinutes * 60 : mailUndoSeconds;
  return new Date(finished_at.getTime() + seconds * 1000);
}

function mailOf(change: BulkChange) {
  return change.kind === 'status' || change.kind === 'mail' ? change.mail : undefined;
}

/** In the language of the call; a code of another version of Nimble is its own text. */
export function presentReason(code: string, values: Readonly<Record<string, unknown>> | null) {
  return { code, message: isRefusalCode(code) ? refusalText(languageOfCall(), code, values ?? {}) : code };
}
