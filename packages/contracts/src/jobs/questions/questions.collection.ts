import { declareCollection, declareItem, fieldsOf } from '../../collections/declaration.ts';
import type { RequestOf } from '../../collections/request.ts';
import { jobStatuses } from '../jobs.schemas.ts';
import { listedQuestion } from './questions.schemas.ts';

const relations = { job: ['id', 'title', 'status'] } as const;
const fields = fieldsOf(listedQuestion);

/** Allowed queries of questions. */
export const questionsCollection = declareCollection({
  name: 'Question',
  filters: {
    id: { kind: 'number' },
    question: { kind: 'text' },
    time_limit: { kind: 'number' },
    required: { kind: 'boolean' },
    order: { kind: 'number' },
    job: { kind: 'number' },
    'job.id': { kind: 'number' },
    'job.title': { kind: 'text' },
    'job.status': { kind: 'choice', values: jobStatuses },
    createdAt: { kind: 'time' },
  },
  sort: ['id', 'order', 'createdAt'],
  defaultSort: { field: 'id', direction: 'asc' },
  populate: relations,
  fields,
});

export const questionItem = declareItem({ populate: relations, fields });

export type QuestionsRequest = RequestOf<typeof questionsCollection>;
