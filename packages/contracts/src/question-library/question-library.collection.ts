import { declareCollection, declareItem, fieldsOf } from '../collections/declaration.ts';
import type { RequestOf } from '../collections/request.ts';
import { difficulties, libraryQuestion } from './question-library.schemas.ts';

const fields = fieldsOf(libraryQuestion);

/** Allowed queries of the question library. */
export const libraryQuestionsCollection = declareCollection({
  name: 'LibraryQuestion',
  filters: {
    id: { kind: 'number' },
    question: { kind: 'text' },
    /** One of its tags. */
    tag: { kind: 'text' },
    difficulty: { kind: 'choice', values: difficulties, nullable: true },
    createdAt: { kind: 'time' },
    updatedAt: { kind: 'time' },
  },
  sort: ['id', 'question', 'uses', 'createdAt', 'updatedAt'],
  defaultSort: { field: 'updatedAt', direction: 'desc' },
  populate: {},
  fields,
});

export const libraryQuestionItem = declareItem({ populate: {}, fields });

export type LibraryQuestionsRequest = RequestOf<typeof libraryQuestionsCollection>;
