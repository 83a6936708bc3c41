import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { largestMediaBytes } from './question-media.limits.ts';
import {
  currentMedia,
  interviewMedia,
  questionMedia,
  questionMediaChanges,
} from './question-media.schemas.ts';

const one = { 200: z.object({ data: questionMedia }) };
const update = { resource: 'job', action: 'update', or: [{ resource: 'job', action: 'create' }] } as const;

/**
 * One file in the multipart field `files`: a video or sound of at most 100 MB and ten minutes, a PDF of at most 10 MB
 * or a picture of at most 5 MB, by its bytes. A question shows it once it names the id as its `media`, and a job once
 * it names it as its `welcomeMedia` or `closingMedia`. A file that neither a job nor the question library names is
 * deleted after a week.
 */
export const uploadQuestionMedia = route({
  method: 'POST',
  url: '/api/question-media',
  schema: { summary: 'Upload a file for a question or a job', response: one },
  config: {
    access: update,
    idempotencyKey: 'ignored',
    rateLimit: { max: 60, windowSeconds: 60 },
    refuses: [
      'question_media.damaged',
      'question_media.empty',
      'question_media.missing',
      'question_media.not_a_form',
      'question_media.too_large',
      'question_media.too_many',
      'question_media.wrong_kind',
    ],
  },
  bodyLimit: largestMediaBytes.video + 64 * 1024,
});

/** One that the caller has uploaded, or that the question library or a job shows which the caller sees. */
export const getQuestionMedia = route({
  method: 'GET',
  url: '/api/question-media/:id',
  schema: { summary: 'Get a file of a question', params: idParameters, response: one },
  config: { access: { resource: 'job', action: 'view' }, refuses: ['question_media.not_found'] },
});

/** The text may only be emptied while no published job shows the file, or where it has captions. */
export const changeQuestionMedia = route({
  method: 'PUT',
  url: '/api/question-media/:id',
  schema: {
    summary: 'Change the text of a question’s file',
    params: idParameters,
    body: z.object({ data: questionMediaChanges }),
    response: one,
  },
  config: {
    access: update,
    rateLimit: { max: 120, windowSeconds: 60 },
    refuses: ['question_media.not_found', 'question_media.text_needed'],
  },
});

/** Prepares a video or sound again that has failed; any other stays as it is. */
export const retryQuestionMedia = route({
  method: 'POST',
  url: '/api/question-media/:id/retry',
  schema: { summary: 'Prepare a question’s file again', params: idParameters, response: one },
  config: {
    access: update,
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: ['question_media.not_found'],
  },
});

/**
 * The files of the caller's own interview. Those of its questions are as it began: a job that has changed since shows
 * its others to later ones. The closing one is that of the job now.
 */
export const currentInterviewMedia = route({
  method: 'GET',
  url: '/api/interviews/current/question-media',
  schema: {
    summary: 'Get the files of the current interview',
    response: { 200: z.object({ data: currentMedia }) },
  },
  config: { access: 'candidate', rateLimit: { max: 120, windowSeconds: 60 } },
});

/** The files of the questions that a candidate was asked. */
export const getSubmissionMedia = route({
  method: 'GET',
  url: '/api/submissions/:id/question-media',
  schema: {
    summary: 'Get the files of a submission’s questions',
    params: idParameters,
    response: { 200: z.object({ data: interviewMedia }) },
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['submission.not_found'] },
});
