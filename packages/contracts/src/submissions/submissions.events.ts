import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { mediaTaskKinds, mediaTaskStates } from '../media-tasks/media-tasks.schemas.ts';
import { decisions } from './review-rules.ts';
import { submissionStatuses } from './submissions.schemas.ts';

const status = z.enum(submissionStatuses);
const submission = { submissionId: z.number() };
/** As sent to browsers. */
const shown = { ...submission, jobId: z.number(), status };
const rating = z.nullable(z.number());

/** Never a candidate's name or statements, which would outlive their erasure. */
export const submissionEvents = {
  'submission.started': domainEvent(
    'A candidate started the interview',
    { ...submission, jobId: z.number() },
    { webhook: ['submissionId', 'jobId', 'externalId'] },
  ),
  'submission.submitted': domainEvent('A candidate submitted the interview', shown, {
    socket: 'submission-updated',
  }),
  'submission.finished': domainEvent("A candidate's answers are joined and can be watched", shown, {
    webhook: ['submissionId', 'jobId', 'status', 'externalId', 'screening'],
  }),
  'submission.status_changed': domainEvent(
    'A person changed the status',
    { ...submission, jobId: z.number(), from: status, to: status },
    { audit: ['from', 'to'], webhook: ['submissionId', 'jobId', 'from', 'to', 'externalId', 'stage'] },
  ),
  'submission.scored': domainEvent(
    'A person rated a submission',
    { ...submission, from: rating, to: rating },
    { audit: ['from', 'to'] },
  ),
  'submission.note_changed': domainEvent('A person changed the note', submission, { audit: [] }),
  'submission.scorecard_given': domainEvent('A reviewer submitted a scorecard', submission, { audit: [] }),
  'submission.compiled': domainEvent('A person restarted the joining of the answers', submission, {
    audit: [],
  }),
  'submission.new_attempt_allowed': domainEvent('A person allowed a new attempt', shown, {
    audit: [],
    socket: 'submission-updated',
  }),
  'submission.new_attempt_withdrawn': domainEvent('A person withdrew a new attempt', shown, {
    audit: [],
    socket: 'submission-updated',
  }),
  'submission.transcribed': domainEvent('A person restarted the transcription', shown, {
    audit: [],
    socket: 'submission-updated',
  }),
  'submission.insights_started': domainEvent('A person restarted the insights', submission, {
    audit: [],
  }),
  'submission.task_retried': domainEvent(
    'A person retried a failed step',
    { ...submission, task: z.enum(mediaTaskKinds) },
    { audit: ['task'] },
  ),
  'submission.deleted': domainEvent('A person deleted a submission', shown, {
    audit: [],
    socket: 'submission-updated',
  }),
  'submission.erased_by_candidate': domainEvent('A candidate erased their submission', shown, {
    audit: [],
    socket: 'submission-updated',
  }),
  'submission.join_failed': domainEvent('The answers could not be joined', submission, {}),
  'submission.review_saved': domainEvent(
    'A review was saved',
    { ...shown, rating, noteChanged: z.boolean() },
    { socket: 'submission-updated' },
  ),
  'submission.reviewed': domainEvent(
    'A person marked the submission as reviewed, changed its rating or submitted a scorecard',
    { ...shown, rating },
    { webhook: ['submissionId', 'jobId', 'status', 'rating', 'externalId', 'stage'] },
  ),
  'submission.decided': domainEvent(
    'A person approved or rejected the submission; without `decision` they undid that',
    { ...submission, jobId: z.number(), decision: z.nullable(z.enum(decisions)) },
    { webhook: ['submissionId', 'jobId', 'decision', 'externalId', 'stage'] },
  ),
  'submission.answer_heard': domainEvent('The transcription of an answer progressed or ended', shown, {
    socket: 'submission-updated',
  }),
  'submission.already_heard': domainEvent('The answers were already transcribed', submission, {}),
  'submission.insights_declined': domainEvent('A candidate withdrew the consent to insights', submission, {}),
  'submission.updated': domainEvent('Something else that browsers show of a submission changed', shown, {
    socket: 'submission-updated',
  }),
  'submission.task_updated': domainEvent(
    'A processing step of a submission started, progressed or ended',
    {
      ...submission,
      task: z.enum(mediaTaskKinds),
      state: z.enum(mediaTaskStates),
      progress: z.number(),
    },
    { socket: 'submission-task-updated' },
  ),
} as const;
