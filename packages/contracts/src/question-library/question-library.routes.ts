import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { collectionAnswer, collectionQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { libraryQuestionItem, libraryQuestionsCollection } from './question-library.collection.ts';
import {
  libraryQuestion,
  libraryQuestionChanges,
  libraryQuestionInput,
  libraryTag,
} from './question-library.schemas.ts';

const oneQuestion = { 200: z.object({ data: libraryQuestion }) };

/** The company's questions, those that were changed last first. Jobs have copies of them. */
export const listLibraryQuestions = route({
  method: 'GET',
  url: '/api/library-questions',
  collection: libraryQuestionsCollection,
  schema: {
    summary: 'List the questions of the library',
    querystring: collectionQuery,
    response: { 200: collectionAnswer(libraryQuestion) },
  },
  config: { access: { resource: 'job', action: 'view' } },
});

export const getLibraryQuestion = route({
  method: 'GET',
  url: '/api/library-questions/:id',
  item: libraryQuestionItem,
  schema: {
    summary: 'Get a question of the library',
    params: idParameters,
    querystring: collectionQuery,
    response: oneQuestion,
  },
  config: { access: { resource: 'job', action: 'view' }, refuses: ['question_library.not_found'] },
});

/** Lists tags by name, with the number of their questions. */
export const listLibraryTags = route({
  method: 'GET',
  url: '/api/library-question-tags',
  schema: {
    summary: 'List the tags of the question library',
    response: { 200: z.object({ data: z.array(libraryTag) }) },
  },
  config: { access: { resource: 'job', action: 'view' } },
});

/** A company can have 1000. */
export const createLibraryQuestion = route({
  method: 'POST',
  url: '/api/library-questions',
  schema: {
    summary: 'Add a question to the library',
    body: z.object({ data: libraryQuestionInput }),
    response: oneQuestion,
  },
  config: {
    access: { resource: 'job', action: 'create' },
    refuses: ['question_library.full', 'question_media.unknown'],
  },
});

/** Jobs that have a copy of it stay as they are. */
export const updateLibraryQuestion = route({
  method: 'PUT',
  url: '/api/library-questions/:id',
  schema: {
    summary: 'Change a question of the library',
    params: idParameters,
    body: z.object({ data: libraryQuestionChanges }),
    response: oneQuestion,
  },
  config: {
    access: { resource: 'job', action: 'update' },
    refuses: ['question_library.not_found', 'question_media.unknown', 'request.conflict'],
  },
});

/** Jobs that have a copy of it keep the copy. */
export const deleteLibraryQuestion = route({
  method: 'DELETE',
  url: '/api/library-questions/:id',
  schema: {
    summary: 'Delete a question of the library',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: { access: { resource: 'job', action: 'delete' }, refuses: ['question_library.not_found'] },
});
