import { question } from '@nimble/contracts/jobs';
import {
  submission,
  submissionResponse,
  submissionStatuses,
  submissionSummary,
} from '@nimble/contracts/submissions';
import { declareCollection, declareItem, type RequestOf } from '../../platform/http/collections/index.ts';

const relations = {
  job: ['id', 'title'],
  resume: ['id', 'name', 'size', 'mime', 'url'],
  responses: Object.keys(submissionResponse.shape),
  'responses.question': Object.keys(question.shape),
} as const;

/** What may be asked of the submissions collection. */
export const submissionsCollection = declareCollection({
  filters: {
    id: { kind: 'number' },
    status: { kind: 'choice', values: submissionStatuses },
    candidateName: { kind: 'text' },
    candidateEmail: { kind: 'text' },
    job: { kind: 'number' },
    'job.id': { kind: 'number' },
    rating: { kind: 'number', nullable: true },
    notes: { kind: 'text', nullable: true },
    createdAt: { kind: 'time' },
    completedAt: { kind: 'time', nullable: true },
    reviewedAt: { kind: 'time', nullable: true },
  },
  sort: ['createdAt', 'candidateName', 'rating'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: relations,
  fields: Object.keys(submissionSummary.shape),
});

/** One submission comes with all its relations; they may be named all the same. */
export const oneSubmission = declareItem({ populate: relations, fields: Object.keys(submission.shape) });

export type SubmissionsRequest = RequestOf<typeof submissionsCollection>;
