import * as z from 'zod/mini';
import { idField, idParameters } from '../fields.ts';
import { route } from '../route.ts';
import {
  createdGuestLink,
  guestComment,
  guestLink,
  guestTranscript,
  guestView,
  newGuestComment,
  newGuestLink,
  newResultLink,
  signedGuestMedia,
} from './guests.schemas.ts';

/** The newest hundred, ended ones too. */
export const listGuestLinks = route({
  method: 'GET',
  url: '/api/jobs/:id/guest-links',
  schema: {
    summary: 'List the guest links of a job',
    params: idParameters,
    response: { 200: z.object({ data: z.array(guestLink) }) },
  },
  config: { access: { resource: 'submission', action: 'update' }, refuses: ['job.not_found'] },
});

export const createGuestLink = route({
  method: 'POST',
  url: '/api/jobs/:id/guest-links',
  schema: {
    summary: 'Create a guest link',
    params: idParameters,
    body: z.object({ data: newGuestLink }),
    response: { 200: z.object({ data: createdGuestLink }) },
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: ['guest.too_many_links', 'guest.unknown_candidate', 'job.not_found'],
  },
});

/**
 * A guest link of one submission, for another system to pass on: open for 7 days and with the name, unless the call
 * says otherwise. Each call creates another link. Answers 422 above 20 open ones of a submission.
 */
export const createResultLink = route({
  method: 'POST',
  url: '/api/submissions/:id/result-links',
  schema: {
    summary: 'Create a link to a result',
    params: idParameters,
    body: z.object({ data: newResultLink }),
    response: { 200: z.object({ data: createdGuestLink }) },
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    rateLimit: { max: 300, windowSeconds: 60 },
    refuses: ['guest.too_many_results', 'submission.not_found', 'submission.processing'],
  },
});

/** The link is refused from the next call on, also for a video that is being watched. */
export const revokeGuestLink = route({
  method: 'DELETE',
  url: '/api/guest-links/:id',
  schema: {
    summary: 'Revoke a guest link',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: { access: { resource: 'submission', action: 'update' }, refuses: ['guest.not_found'] },
});

/** The content of the caller's link. An unknown, expired or revoked token answers 401. */
export const openGuestLink = route({
  method: 'GET',
  url: '/api/guest',
  schema: { summary: 'Get what a guest link shows', response: { 200: z.object({ data: guestView }) } },
  config: { access: 'guest', rateLimit: { max: 120, windowSeconds: 60 } },
});

/** A call of its own, because transcripts are long and loaded for one candidate at a time. */
export const getGuestTranscript = route({
  method: 'GET',
  url: '/api/guest/transcripts/:number',
  schema: {
    summary: 'Get a candidate’s transcript as a guest',
    params: z.object({ number: idField }),
    response: { 200: z.object({ data: guestTranscript }) },
  },
  config: {
    access: 'guest',
    rateLimit: { max: 120, windowSeconds: 60 },
    refuses: ['guest.no_such_candidate'],
  },
});

export const addGuestComment = route({
  method: 'POST',
  url: '/api/guest/comments',
  schema: {
    summary: 'Comment on a moment of an answer as a guest',
    body: z.object({ data: newGuestComment }),
    response: { 200: z.object({ data: guestComment }) },
  },
  config: {
    access: 'guest',
    rateLimit: { max: 20, windowSeconds: 60 },
    refuses: [
      'scorecard.after_end',
      'scorecard.answer_not_recorded',
      'scorecard.too_many_comments',
      'scorecard.unknown_answer',
    ],
  },
});

/**
 * A joined video or its poster by its signed URL. Understands Range. A wrong or expired signature, and a link that has
 * expired or was revoked since, answer 403.
 */
export const watchAsGuest = route({
  method: 'GET',
  url: '/api/guest-media/:linkId/:fileId',
  schema: { summary: 'Stream a video as a guest', ...signedGuestMedia },
  config: { access: 'signed' },
});
