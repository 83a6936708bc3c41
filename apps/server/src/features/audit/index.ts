export { auditRoutes } from './audit.routes.ts';
export { createAuditService } from './audit.service.ts';
export { ownRecentChanges } from './own-changes.ts';
export { recordEvent } from './record-event.ts';
