import { submissionStatuses } from '@nimble/contracts/submissions';
import { declareCollection, type RequestOf } from '../../platform/http/collections/index.ts';

/** What may be asked of the submissions collection; documented with `listSubmissions`. */
export const submissionsCollection = declareCollection({
  filters: {
    id: { kind: 'number', operators: ['$eq', '$in'] },
    status: { kind: 'choice', values: submissionStatuses, operators: ['$eq', '$ne', '$in'] },
    candidateName: { kind: 'text', operators: ['$eq', '$containsi'] },
    candidateEmail: { kind: 'text', operators: ['$eq', '$containsi'] },
    job: { kind: 'number', operators: ['$eq', '$in'] },
    'job.id': { kind: 'number', operators: ['$eq', '$in'] },
    rating: { kind: 'number', operators: ['$eq', '$gte', '$gt', '$lte', '$lt'] },
    createdAt: { kind: 'time', operators: ['$gte', '$gt', '$lte', '$lt'] },
  },
  sort: ['createdAt', 'candidateName', 'rating'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: ['job', 'resume'],
  fields: [
    'id',
    'candidateName',
    'candidateEmail',
    'status',
    'rating',
    'notes',
    'createdAt',
    'completedAt',
    'reviewedAt',
    'resume',
  ],
});

export type SubmissionsRequest = RequestOf<typeof submissionsCollection>;
