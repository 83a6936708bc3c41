import { auditActions, auditEvent, auditSubjects } from '@nimble/contracts/audit';
import { declareCollection, type RequestOf } from '../../platform/http/collections/index.ts';

/** What may be asked of the audit log. */
export const auditCollection = declareCollection({
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
  fields: Object.keys(auditEvent.shape),
});

export type AuditRequest = RequestOf<typeof auditCollection>;
