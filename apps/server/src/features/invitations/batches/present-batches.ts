import type { InvitationBatch, ListPreview } from '@nimble/contracts/invitations';
import type { BatchRow, FailureRow } from './batches.repository.ts';
import type { Listed } from './check-rows.ts';
import type { ReadList } from './read-list.ts';

const sampleRows = 5;

type Checked = {
  rows: readonly Listed[];
  ready: readonly Listed[];
  room: number;
  submissionsLeft: number | null;
};

export function presentPreview(
  { encoding, delimiter, columns }: ReadList,
  { rows, ready, room, submissionsLeft }: Checked,
): ListPreview {
  const faulty = rows.filter(({ problems }) => problems.length > 0);
  return {
    encoding,
    delimiter,
    columns,
    rows: rows.length,
    ready: ready.length,
    room,
    submissionsLeft,
    sample: ready.slice(0, sampleRows).map((row) => ({
      line: row.line,
      email: row.email,
      name: row.name,
      language: row.language,
      deadline: row.deadline?.toISOString() ?? null,
      daysToAnswer: row.daysToAnswer,
      extraTime: row.timeFactor ?? 1,
      untimed: row.untimed,
    })),
    problems: faulty.map(({ line, email, cells, problems }) => ({ line, email, cells, problems })),
  };
}

export function presentBatch(batch: BatchRow, failures: readonly FailureRow[]): InvitationBatch {
  const { id, total, sent, waiting, failed, withdrawn } = batch;
  return {
    id,
    createdAt: batch.created_at.toISOString(),
    stoppedAt: batch.stopped_at?.toISOString() ?? null,
    total,
    sent,
    waiting,
    failed,
    withdrawn,
    failures: failures.flatMap(({ id: invitationId, batch_id, email, candidate_name, failure }) =>
      batch_id === id && failure !== null ? [{ id: invitationId, email, name: candidate_name, failure }] : [],
    ),
  };
}
