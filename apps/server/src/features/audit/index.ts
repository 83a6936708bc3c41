export { auditRoutes } from './audit.routes.ts';
export { createAuditService } from './audit.service.ts';
export { countOfLastDay } from './count-of-last-day.ts';
export { nameOfLastActor, ownRecentChanges } from './own-changes.ts';
export { recordEvent } from './record-event.ts';
