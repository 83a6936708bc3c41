import * as z from 'zod/mini';
import { idField } from '../fields.ts';
import { interviewState } from '../interviews/interviews.schemas.ts';
import { route } from '../route.ts';
import { acceptedTake, largestLineProbe, unusedTake } from './recordings.schemas.ts';
import { takeIdField } from './take-id.ts';

/** Accepts bytes and discards them, so that a browser can measure its upload speed before it records. */
export const measureLine = route({
  method: 'POST',
  url: '/api/interviews/current/line',
  schema: {
    summary: 'Measure the upload speed',
    body: z.object({
      padding: z.string().check(z.maxLength(largestLineProbe), z.regex(/^[0-9A-F]*$/, 'Must be hexadecimal')),
    }),
    response: { 200: z.object({ data: z.object({ received: z.number() }) }) },
  },
  config: { access: 'candidate', rateLimit: { max: 20, windowSeconds: 60 } },
});

const takeParameters = z.object({ takeId: takeIdField });

/** The supported part of tus, for its clients: version, extensions, and deferred length. */
export const takeProtocol = route({
  method: 'OPTIONS',
  url: '/api/uploads/takes',
  schema: { summary: 'Get the supported tus version and extensions' },
  config: { access: 'public' },
});

/**
 * tus creation with deferred length. Metadata: `takeMetadata`. The browser keeps every slice until the server has
 * acknowledged it.
 */
export const createTake = route({
  method: 'POST',
  url: '/api/uploads/takes',
  schema: { summary: 'Start the upload of a recording (tus)' },
  config: {
    access: 'candidate',
    refuses: [
      'answer.format_not_allowed',
      'interview.already_submitted',
      'recording.interview_full',
      'recording.no_retakes_left',
      'recording.too_large',
      'recording.unknown_question',
      'recording.wrong_kind',
    ],
  },
});

export const takeOffset = route({
  method: 'HEAD',
  url: '/api/uploads/takes/:takeId',
  schema: { summary: 'Get how much of a recording has arrived (tus)', params: takeParameters },
  config: { access: 'take', refuses: ['interview.already_submitted'] },
});

export const appendToTake = route({
  method: 'PATCH',
  url: '/api/uploads/takes/:takeId',
  schema: { summary: 'Upload the next bytes of a recording (tus)', params: takeParameters },
  config: { access: 'take', refuses: ['interview.already_submitted', 'recording.accepted'] },
});

/**
 * The candidate gives a take up, or has used another one: its bytes are deleted. An accepted take answers 409. With
 * `unusable=true` it does not count against the job's retakes: it was silent, interrupted by a device that failed, or
 * arrived damaged.
 */
export const discardTake = route({
  method: 'DELETE',
  url: '/api/uploads/takes/:takeId',
  schema: {
    summary: 'Discard a recording (tus)',
    params: takeParameters,
    querystring: z.object({ unusable: z.optional(z.enum(['true', 'false'])) }),
  },
  config: { access: 'candidate', refuses: ['interview.already_submitted', 'recording.accepted'] },
});

/**
 * The recordings of which bytes have arrived and that no question uses yet, the oldest first: a candidate who continues
 * on another device can use them there. The server cannot know whether they are complete.
 */
export const listUnusedTakes = route({
  method: 'GET',
  url: '/api/interviews/current/recordings',
  schema: {
    summary: 'List recordings that are not used yet',
    response: { 200: z.object({ data: z.array(unusedTake) }) },
  },
  config: { access: 'candidate' },
});

/** The bytes that have arrived so far. */
export const readUnusedTake = route({
  method: 'GET',
  url: '/api/uploads/takes/:takeId/bytes',
  schema: { summary: 'Get a recording that is not used yet', params: takeParameters },
  config: { access: 'take', refuses: ['interview.already_submitted', 'recording.accepted'] },
});

/** For an answer whose check was interrupted (`recording.not_checked`); any other answers 422. */
export const checkTakeAgain = route({
  method: 'POST',
  url: '/api/uploads/takes/:takeId/check',
  schema: {
    summary: 'Check an answer’s recording again',
    params: takeParameters,
    response: { 200: z.object({ data: interviewState }) },
  },
  config: { access: 'candidate', refuses: ['interview.already_submitted', 'recording.check_not_failed'] },
});

/**
 * "Use This Recording": the take becomes the answer to its question. The server compares size and SHA-256 with the
 * stored bytes and answers 409 when they differ, so that the browser sends the take again. Accepting twice answers the
 * same.
 */
export const acceptTake = route({
  method: 'POST',
  url: '/api/submission-responses',
  schema: {
    summary: 'Use a recording as an answer',
    body: z.object({ data: acceptedTake }),
    response: { 200: z.object({ data: interviewState }) },
  },
  config: {
    access: 'candidate',
    refuses: [
      'interview.already_submitted',
      'recording.differs',
      'recording.incomplete',
      'recording.unknown_question',
    ],
  },
});

const answerParameters = z.object({ id: idField });

/**
 * Replaces the used take by another one, while the interview is open: as `POST`, for the question of this answer. The
 * answer gets another id. The former take and its bytes are erased once the new one was found usable. Submitted answers
 * cannot be changed, by employers neither.
 */
export const replaceAnswer = route({
  method: 'PUT',
  url: '/api/submission-responses/:id',
  schema: {
    summary: 'Replace an answer with another recording',
    params: answerParameters,
    body: z.object({ data: acceptedTake }),
    response: { 200: z.object({ data: interviewState }) },
  },
  config: {
    access: 'candidate',
    refuses: [
      'interview.already_submitted',
      'recording.differs',
      'recording.incomplete',
      'recording.unknown_question',
      'submission.answer_not_found',
    ],
  },
});

/** For an answer with `hasFormer`: the unusable recording is erased. Any other answer answers 404. */
export const restoreFormerAnswer = route({
  method: 'POST',
  url: '/api/submission-responses/:id/former',
  schema: {
    summary: 'Use the recording again that an unusable one replaced',
    params: answerParameters,
    response: { 200: z.object({ data: interviewState }) },
  },
  config: {
    access: 'candidate',
    refuses: ['interview.already_submitted', 'submission.answer_not_found'],
  },
});

/**
 * Deletes an answer while the interview is open, and erases its take; it still counts against the job's retakes. A
 * submitted answer is deleted with its submission only.
 */
export const takeBackAnswer = route({
  method: 'DELETE',
  url: '/api/submission-responses/:id',
  schema: {
    summary: 'Delete an answer',
    params: answerParameters,
    response: { 200: z.object({ data: interviewState }) },
  },
  config: {
    access: 'candidate',
    refuses: ['interview.already_submitted', 'submission.answer_not_found'],
  },
});
