import type { AuditEvent } from '@nimble/contracts/audit';
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

export const csvColumns = [
  'time',
  'action',
  'actor_id',
  'actor_name',
  'subject_id',
  'subject_name',
  'details',
  'address',
  'api_token',
] as const;

/** One line of the CSV, in the order of `csvColumns`. */
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
