import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import {
  criteriaInput,
  jobCriteria,
  newVideoComment,
  scorecard,
  scorecardInput,
  videoComment,
} from './scorecards.schemas.ts';

const oneScorecard = { 200: z.object({ data: scorecard }) };

export const getCriteria = route({
  method: 'GET',
  url: '/api/jobs/:id/criteria',
  schema: {
    summary: 'Get the scorecard criteria of a job',
    params: idParameters,
    response: { 200: z.object({ data: jobCriteria }) },
  },
  config: { access: { resource: 'job', action: 'view' }, refuses: ['job.not_found'] },
});

/** Submitted scorecards keep their ratings of criteria that are removed. */
export const updateCriteria = route({
  method: 'PUT',
  url: '/api/jobs/:id/criteria',
  schema: {
    summary: 'Set the scorecard criteria of a job',
    params: idParameters,
    body: z.object({ data: criteriaInput }),
    response: { 200: z.object({ data: jobCriteria }) },
  },
  config: { access: { resource: 'job', action: 'update' }, refuses: ['job.not_found', 'request.conflict'] },
});

/**
 * The caller's scorecard of a submission. People who may rate see neither scorecards, averages nor comments of others
 * before they submit their own; people who may only view see the submitted ones.
 */
export const getScorecard = route({
  method: 'GET',
  url: '/api/submissions/:id/scorecard',
  schema: { summary: 'Get the scorecards of a submission', params: idParameters, response: oneScorecard },
  config: {
    access: { resource: 'submission', action: 'view' },
    refuses: ['job.not_found', 'submission.not_found'],
  },
});

/** Replaces the caller's scorecard. A submitted one stays submitted, and complete. */
export const saveScorecard = route({
  method: 'PUT',
  url: '/api/submissions/:id/scorecard',
  schema: {
    summary: 'Save or submit your scorecard',
    params: idParameters,
    body: z.object({ data: scorecardInput }),
    response: oneScorecard,
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: [
      'job.not_found',
      'scorecard.incomplete',
      'scorecard.rated_twice',
      'scorecard.unknown_criterion',
      'scorecard.unknown_question',
      'submission.not_found',
      'submission.processing',
    ],
  },
  bodyLimit: 1024 * 1024,
});

export const addVideoComment = route({
  method: 'POST',
  url: '/api/submissions/:id/video-comments',
  schema: {
    summary: 'Comment on a moment of an answer',
    params: idParameters,
    body: z.object({ data: newVideoComment }),
    response: { 200: z.object({ data: videoComment }) },
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    rateLimit: { max: 120, windowSeconds: 60 },
    refuses: [
      'assignment.person_not_found',
      'scorecard.after_end',
      'scorecard.answer_not_recorded',
      'scorecard.too_many_comments',
      'scorecard.unknown_answer',
      'submission.not_found',
    ],
  },
});

/** The caller's own, and those of guests. */
export const deleteVideoComment = route({
  method: 'DELETE',
  url: '/api/video-comments/:id',
  schema: {
    summary: 'Delete a comment',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: ['scorecard.comment_not_found'],
  },
});
