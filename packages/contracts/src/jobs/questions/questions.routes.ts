import * as z from 'zod/mini';
import { idParameters } from '../../fields.ts';
import { collectionAnswer, collectionQuery } from '../../pagination.ts';
import { route } from '../../route.ts';
import { questionItem, questionsCollection } from './questions.collection.ts';
import { listedQuestion, newQuestion, questionChanges } from './questions.schemas.ts';

const oneQuestion = { 200: z.object({ data: listedQuestion }) };

/** Current questions of the company's jobs. Those that were replaced stay with their submissions. */
export const listQuestions = route({
  method: 'GET',
  url: '/api/questions',
  collection: questionsCollection,
  schema: {
    summary: 'List questions',
    querystring: collectionQuery,
    response: { 200: collectionAnswer(listedQuestion) },
  },
  config: { access: { resource: 'job', action: 'view' } },
});

export const getQuestion = route({
  method: 'GET',
  url: '/api/questions/:id',
  item: questionItem,
  schema: {
    summary: 'Get a question',
    params: idParameters,
    querystring: collectionQuery,
    response: oneQuestion,
  },
  config: { access: { resource: 'job', action: 'view' }, refuses: ['job.question_not_found'] },
});

/** Inserted at the end of the job's questions, or at `order` (from 1). At most 20 in a job. */
export const createQuestion = route({
  method: 'POST',
  url: '/api/questions',
  schema: {
    summary: 'Add a question to a job',
    body: z.object({ data: newQuestion }),
    response: oneQuestion,
  },
  config: {
    access: { resource: 'job', action: 'update' },
    refuses: [
      'job.changed_meanwhile',
      'job.not_found',
      'job.question_not_found',
      'job.too_many_questions',
      'job.video_required',
      'question_media.not_ready',
      'question_media.unknown',
      'question_media.without_text',
    ],
  },
});

/**
 * Questions of earlier interviews stay as they were: changing text, limit, formats, file or `required` makes a new
 * question with a new id, which the answer shows.
 */
export const updateQuestion = route({
  method: 'PUT',
  url: '/api/questions/:id',
  schema: {
    summary: 'Update or move a question',
    params: idParameters,
    body: z.object({ data: questionChanges }),
    response: oneQuestion,
  },
  config: {
    access: { resource: 'job', action: 'update' },
    refuses: [
      'job.changed_meanwhile',
      'job.not_found',
      'job.question_not_found',
      'job.too_many_questions',
      'job.video_required',
      'question_media.not_ready',
      'question_media.unknown',
      'question_media.without_text',
    ],
  },
});

/** The last question of a job cannot be deleted (400). */
export const deleteQuestion = route({
  method: 'DELETE',
  url: '/api/questions/:id',
  schema: {
    summary: 'Delete a question',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: {
    access: { resource: 'job', action: 'update' },
    refuses: [
      'job.changed_meanwhile',
      'job.no_questions',
      'job.not_found',
      'job.pool_too_small',
      'job.question_not_found',
      'job.video_required',
    ],
  },
});
