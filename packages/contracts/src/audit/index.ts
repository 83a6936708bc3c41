export type { AuditRequest } from './audit.collection.ts';
export { exportAuditEvents, listAuditEvents } from './audit.routes.ts';
export {
  type AuditAction,
  type AuditDetails,
  type AuditEvent,
  type AuditSubject,
  auditActions,
  auditEvent,
  auditSubjects,
} from './audit.schemas.ts';
export { auditCsvMessages } from './audit-csv.messages.ts';
