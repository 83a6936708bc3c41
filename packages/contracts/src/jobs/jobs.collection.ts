import { declareCollection, declareItem, fieldsOf } from '../collections/declaration.ts';
import type { RequestOf } from '../collections/request.ts';
import { submissionSummary } from '../submissions/submissions.schemas.ts';
import { jobTemplate } from '../templates/templates.schemas.ts';
import { jobWithRelations } from './job-relations.schemas.ts';
import { employmentTypes, job, jobStatuses, question } from './jobs.schemas.ts';

const relations = { questions: fieldsOf(question), createdBy: ['id', 'username', 'email'] } as const;

/** Allowed queries of jobs. */
export const jobsCollection = declareCollection({
  name: 'Job',
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
  fields: fieldsOf(job),
});

/** Allowed queries of one job. */
export const jobItem = declareItem({
  populate: {
    ...relations,
    template: fieldsOf(jobTemplate),
    submissions: fieldsOf(submissionSummary),
  },
  fields: fieldsOf(jobWithRelations),
});

export type JobRelations = RequestOf<typeof jobItem>['populate'];
export type JobsRequest = RequestOf<typeof jobsCollection>;
