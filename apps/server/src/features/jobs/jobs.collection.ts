import { employmentTypes, job, jobStatuses, jobWithRelations, question } from '@nimble/contracts/jobs';
import { submissionSummary } from '@nimble/contracts/submissions';
import { jobTemplate } from '@nimble/contracts/templates';
import { declareCollection, declareItem, type RequestOf } from '../../platform/http/collections/index.ts';

const creatorFields = ['id', 'username', 'email'];
const relations = { questions: Object.keys(question.shape), createdBy: creatorFields };

/** What may be asked of the jobs collection. */
export const jobsCollection = declareCollection({
  filters: {
    id: { kind: 'number' },
    title: { kind: 'text' },
    shareToken: { kind: 'text' },
    status: { kind: 'choice', values: jobStatuses },
    type: { kind: 'choice', values: employmentTypes },
    experience: { kind: 'text' },
    department: { kind: 'text', nullable: true },
    location: { kind: 'text', nullable: true },
    deadline: { kind: 'time', nullable: true },
    createdAt: { kind: 'time' },
    updatedAt: { kind: 'time' },
  },
  sort: ['createdAt', 'updatedAt', 'title', 'status'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: relations,
  fields: Object.keys(job.shape),
});

/** What may be asked of one job. */
export const oneJob = declareItem({
  populate: {
    ...relations,
    template: Object.keys(jobTemplate.shape),
    submissions: Object.keys(submissionSummary.shape),
  },
  fields: Object.keys(jobWithRelations.shape),
});

export type JobRelations = RequestOf<typeof oneJob>['populate'];
export type JobsRequest = RequestOf<typeof jobsCollection>;
