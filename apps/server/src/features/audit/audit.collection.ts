import { auditActions, auditSubjects } from '@nimble/contracts/audit';
import { declareCollection, type RequestOf } from '../../platform/http/collections/index.ts';

/** What may be asked of the audit log; documented with `listAuditEvents`. */
export const auditCollection = declareCollection({
  filters: {
    id: { kind: 'number', operators: ['$eq', '$in'] },
    action: { kind: 'choice', values: auditActions, operators: ['$eq', '$in'] },
    subject: { kind: 'choice', values: auditSubjects, operators: ['$eq', '$in'] },
    subjectId: { kind: 'number', operators: ['$eq'] },
    actorId: { kind: 'number', operators: ['$eq'] },
    actorName: { kind: 'text', operators: ['$containsi'] },
    createdAt: { kind: 'time', operators: ['$gte', '$gt', '$lte', '$lt'] },
  },
  sort: ['createdAt'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: [],
});

export type AuditRequest = RequestOf<typeof auditCollection>;
