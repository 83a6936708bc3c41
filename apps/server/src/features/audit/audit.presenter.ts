import { textOf } from '@nimble/contracts';
import { type AuditEvent, auditCsvMessages as columns } from '@nimble/contracts/audit';
import type { AuditRow } from './audit.repository.ts';

export function presentEvent(row: AuditRow): AuditEvent {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    action: row.action,
    actor:
      row.actor_id === null || row.actor_name === null ? null : { id: row.actor_id, name: row.actor_name },
    apiToken: row.api_token,
    subject: { id: row.subject_id, name: row.subject_name },
    details: row.details,
    address: row.address,
  };
}

/** The column titles of the CSV file, in the language of the call. */
export function csvColumns(): string[] {
  return [
    columns.time,
    columns.action,
    columns.actorId,
    columns.actorName,
    columns.subjectId,
    columns.subjectName,
    columns.details,
    columns.address,
    columns.apiToken,
  ].map((column) => textOf(column));
}

/** One line of the CSV, in the order of `csvColumns`. Actions and details stay codes, which docs/events.md lists. */
export function presentCsvRow(row: AuditRow): string[] {
  return [
    row.created_at.toISOString(),
    row.action,
    row.actor_id === null ? '' : String(row.actor_id),
    row.actor_name ?? '',
    String(row.subject_id),
    row.subject_name,
    Object.entries(row.details)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
    row.address ?? '',
    row.api_token ?? '',
  ];
}
