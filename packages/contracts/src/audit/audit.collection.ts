import { declareCollection, fieldsOf } from '../collections/declaration.ts';
import type { RequestOf } from '../collections/request.ts';
import { auditActions, auditEvent, auditSubjects } from './audit.schemas.ts';

/** Allowed queries of the audit log. */
export const auditCollection = declareCollection({
  name: 'AuditEvent',
  filters: {
    id: { kind: 'number' },
    action: { kind: 'choice', values: auditActions },
    subject: { kind: 'choice', values: auditSubjects },
    subjectId: { kind: 'number' },
    actorId: { kind: 'number', nullable: true },
    actorName: { kind: 'text', nullable: true },
    createdAt: { kind: 'time' },
  },
  sort: ['createdAt'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: {},
  fields: fieldsOf(auditEvent),
});

export type AuditRequest = RequestOf<typeof auditCollection>;
