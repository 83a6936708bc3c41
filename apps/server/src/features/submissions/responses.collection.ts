import { question } from '@nimble/contracts/jobs';
import { listedResponse, responseProcessingStatuses } from '@nimble/contracts/submissions';
import { declareCollection, declareItem, type RequestOf } from '../../platform/http/collections/index.ts';

/** The question is always there. */
const relations = {
  question: Object.keys(question.shape),
  submission: ['id', 'candidateName', 'candidateEmail', 'status'],
} as const;
const fields = Object.keys(listedResponse.shape);

/** What may be asked of the answers. */
export const responsesCollection = declareCollection({
  filters: {
    id: { kind: 'number' },
    submission: { kind: 'number' },
    'submission.id': { kind: 'number' },
    question: { kind: 'number' },
    'question.id': { kind: 'number' },
    job: { kind: 'number' },
    'job.id': { kind: 'number' },
    processingStatus: { kind: 'choice', values: responseProcessingStatuses },
    mimeType: { kind: 'text' },
    createdAt: { kind: 'time' },
  },
  sort: ['id', 'createdAt'],
  defaultSort: { field: 'id', direction: 'desc' },
  populate: relations,
  fields,
});

export const oneResponse = declareItem({ populate: relations, fields });

export type ResponsesRequest = RequestOf<typeof responsesCollection>;
