import { collectionAnswer, collectionQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { auditCollection } from './audit.collection.ts';
import { auditEvent } from './audit.schemas.ts';

/**
 * Newest first. Filters: `id` and `action` ($eq, $in), `subject` ($eq, $in: the part of the action before the dot),
 * `subjectId` and `actorId` ($eq), `actorName` ($containsi), `createdAt` ($gte, $lt).
 */
export const listAuditEvents = route({
  method: 'GET',
  url: '/api/audit-events',
  collection: auditCollection,
  schema: {
    summary: 'List audit events',
    querystring: collectionQuery,
    response: { 200: collectionAnswer(auditEvent) },
  },
  config: { access: { resource: 'audit', action: 'view' } },
});

/** The same events as `listAuditEvents` would show on all its pages, streamed as CSV (RFC 4180, UTF-8, UTC). */
export const exportAuditEvents = route({
  method: 'GET',
  url: '/api/audit-events/export',
  collection: auditCollection,
  schema: { summary: 'Export the audit log as CSV', querystring: collectionQuery },
  config: { access: { resource: 'audit', action: 'view' }, rateLimit: { max: 10, windowSeconds: 60 } },
});
