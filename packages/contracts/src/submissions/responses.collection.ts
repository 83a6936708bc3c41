import { answerFormats } from '../answers/answer-formats.ts';
import { declareCollection, declareItem, fieldsOf } from '../collections/declaration.ts';
import type { RequestOf } from '../collections/request.ts';
import { question } from '../jobs/jobs.schemas.ts';
import { listedResponse, responseProcessingStatuses } from './submissions.schemas.ts';

/** The question is always included. */
const relations = {
  question: fieldsOf(question),
  submission: ['id', 'candidateName', 'candidateEmail', 'status'],
  transcript: [],
  ai_analysis: ['strengths', 'weaknesses'],
} as const;
const fields = fieldsOf(listedResponse);

/** Allowed queries of answers. */
export const responsesCollection = declareCollection({
  name: 'Response',
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
    responseType: { kind: 'choice', values: answerFormats },
    createdAt: { kind: 'time' },
  },
  sort: ['id', 'createdAt'],
  defaultSort: { field: 'id', direction: 'desc' },
  populate: relations,
  fields,
});

export const responseItem = declareItem({ populate: relations, fields });

export type ResponsesRequest = RequestOf<typeof responsesCollection>;
