import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { collectionAnswer, collectionQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { submissionItem, submissionsCollection } from './submissions.collection.ts';
import {
  submission,
  submissionChanges,
  submissionSummary,
  submissionWaveform,
  undoneDecision,
} from './submissions.schemas.ts';

const oneSubmission = { 200: z.object({ data: submission }) };

/** Finished submissions only, newest first. */
export const listSubmissions = route({
  method: 'GET',
  url: '/api/submissions',
  collection: submissionsCollection,
  schema: {
    summary: 'List submissions',
    querystring: collectionQuery,
    response: { 200: collectionAnswer(submissionSummary) },
  },
  config: { access: { resource: 'submission', action: 'view' } },
});

export const getSubmission = route({
  method: 'GET',
  url: '/api/submissions/:id',
  item: submissionItem,
  schema: {
    summary: 'Get a submission with its answers and joined video',
    params: idParameters,
    querystring: collectionQuery,
    response: oneSubmission,
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['submission.not_found'] },
});

/**
 * With `mail`, the candidate gets an email about the decision 30 seconds later, unless the decision is undone or
 * changed before; each kind of email once. Each status sets `reviewedAt`, and moving to reviewed sets `completedAt`. A
 * processing submission, and going back from a decision, answer 422; a concurrent change answers 409 (`ifUnchanged`).
 */
export const updateSubmission = route({
  method: 'PUT',
  url: '/api/submissions/:id',
  schema: {
    summary: 'Update the note, status, stage or score of a submission',
    params: idParameters,
    body: z.object({ data: submissionChanges }),
    response: oneSubmission,
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: [
      'assignment.person_not_found',
      'decision_mail.repeated',
      'decision_mail.unsuitable',
      'mail.daily_limit',
      'mail.unsubscribed',
      'stage.not_found',
      'stage.only_pending',
      'stage.other_status',
      'submission.changed_meanwhile',
      'submission.decided',
      'submission.not_found',
      'submission.processing',
    ],
  },
});

/**
 * A team member has watched this submission, for some seconds at least. The first time counts; the candidate's page
 * shows its day where the company wants that. Programs cannot watch.
 */
export const markWatched = route({
  method: 'POST',
  url: '/api/submissions/:id/watched',
  schema: {
    summary: 'Record that a submission was watched',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: {
    access: { resource: 'submission', action: 'view' },
    apiToken: 'refused',
    refuses: ['submission.not_found'],
  },
});

/**
 * Brings back the status, and the times that go with it, as they were before the latest decision: for the person who
 * made it, within ten minutes, for as long as nobody has changed the status since (else 409). Score and notes stay as
 * they are. What was sent about the decision is not taken back: undoing is a second `submission.status_changed`, with
 * `from` and `to` swapped, for webhooks, the audit log and the notifications of colleagues. An email to the candidate
 * that still waits is canceled; once it has left, the decision stays (409).
 */
export const undoDecision = route({
  method: 'POST',
  url: '/api/submissions/:id/undo-decision',
  schema: {
    summary: 'Undo the latest decision',
    params: idParameters,
    body: z.object({ data: undoneDecision }),
    response: oneSubmission,
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: [
      'decision_mail.sent',
      'submission.changed_meanwhile',
      'submission.not_found',
      'submission.undo_expired',
    ],
  },
});

/** Erases the submission with every file of it; cannot be undone. */
export const deleteSubmission = route({
  method: 'DELETE',
  url: '/api/submissions/:id',
  schema: {
    summary: 'Delete a submission and its files',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: { access: { resource: 'submission', action: 'delete' }, refuses: ['submission.not_found'] },
});

/**
 * Lets the candidate of this submission begin and submit once more; this submission stays. The candidate gets an email.
 * 409 when it was allowed before, 422 while the link that the candidate would get is closed.
 */
export const allowNewAttempt = route({
  method: 'POST',
  url: '/api/submissions/:id/new-attempt',
  schema: { summary: 'Allow a new attempt', params: idParameters, response: oneSubmission },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: [
      'mail.daily_limit',
      'submission.attempt_allowed',
      'submission.invitation_expired',
      'submission.link_closed',
      'submission.link_off',
      'submission.not_found',
    ],
  },
});

/** Withdraws it, until the candidate has begun. */
export const withdrawNewAttempt = route({
  method: 'DELETE',
  url: '/api/submissions/:id/new-attempt',
  schema: { summary: 'Withdraw a new attempt', params: idParameters, response: oneSubmission },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: ['submission.attempt_begun', 'submission.not_found'],
  },
});

/** Joins the answers into one video again, as after a failure. */
export const compileSubmission = route({
  method: 'POST',
  url: '/api/submissions/compile/:id',
  schema: { summary: 'Rejoin the video of a submission', params: idParameters, response: oneSubmission },
  config: { access: { resource: 'submission', action: 'update' }, refuses: ['submission.not_found'] },
});

/** For the player's timeline; null until the joined video has been measured. */
export const getWaveform = route({
  method: 'GET',
  url: '/api/submissions/:id/waveform',
  schema: {
    summary: 'Get the waveform of the joined video',
    params: idParameters,
    response: { 200: z.object({ data: z.nullable(submissionWaveform) }) },
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['submission.not_found'] },
});
