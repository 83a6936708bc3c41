import { employmentTypes, jobStatuses } from '@nimble/contracts/jobs';
import { declareCollection, type RequestOf } from '../../platform/http/collections/index.ts';

/** What may be asked of the jobs collection; documented with `listJobs`. */
export const jobsCollection = declareCollection({
  filters: {
    id: { kind: 'number', operators: ['$eq', '$in'] },
    title: { kind: 'text', operators: ['$eq', '$containsi'] },
    shareToken: { kind: 'text', operators: ['$eq'] },
    status: { kind: 'choice', values: jobStatuses, operators: ['$eq', '$ne', '$in'] },
    type: { kind: 'choice', values: employmentTypes, operators: ['$eq', '$in'] },
    createdAt: { kind: 'time', operators: ['$gte', '$gt', '$lte', '$lt'] },
  },
  sort: ['createdAt', 'updatedAt', 'title', 'status'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: ['questions', 'createdBy'],
});

/** What may be asked of one job. */
export const jobCollection = declareCollection({
  filters: {},
  sort: ['createdAt'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: ['questions', 'createdBy', 'template', 'submissions'],
});

export type JobRelations = RequestOf<typeof jobCollection>['populate'];
export type JobsRequest = RequestOf<typeof jobsCollection>;
