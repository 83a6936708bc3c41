export type { AuditRequest } from './audit.collection.ts';
export { exportAuditEvents, listAuditEvents } from './audit.routes.ts';
export {
  type AuditAction,
  auditActions,
  type AuditDetails,
  type AuditEvent,
  auditEvent,
  type AuditSubject,
  auditSubjects,
} from './audit.schemas.ts';
