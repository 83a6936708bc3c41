import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { jobStatuses } from './jobs.schemas.ts';

/** `name` is the title before the change. */
const job = { jobId: z.number(), name: z.string() };
const link = { ...job, link: z.number() };
const invited = { ...job, invitation: z.number() };

export const jobEvents = {
  'job.created': domainEvent('A person created a job', job, { audit: [], socket: 'job-updated' }),
  'job.changed': domainEvent('A person changed a job', { ...job, fields: z.string() }, { audit: ['fields'] }),
  'job.status_changed': domainEvent(
    'A person changed the status of a job; `title` is the title after the change',
    { ...job, title: z.string(), from: z.enum(jobStatuses), to: z.enum(jobStatuses) },
    { audit: ['from', 'to'] },
  ),
  'job.candidates_invited': domainEvent(
    'A person invited candidates to a job by email',
    { ...job, count: z.number() },
    { audit: ['count'] },
  ),
  'job.invitation_withdrawn': domainEvent('A person withdrew an invitation', invited, {
    audit: ['invitation'],
  }),
  'job.invitation_extended': domainEvent('A person changed the deadline of an invitation', invited, {
    audit: ['invitation'],
  }),
  'job.invitation_batch_changed': domainEvent(
    'A person stopped or continued sending the invitations of a list',
    { ...job, batch: z.number(), stopped: z.boolean() },
    { audit: ['batch', 'stopped'] },
  ),
  'job.criteria_changed': domainEvent(
    'A person changed the scorecard criteria',
    { ...job, criteria: z.string() },
    { audit: ['criteria'] },
  ),
  'job.guest_link_created': domainEvent(
    'A person created a guest link',
    { ...link, candidates: z.number(), names: z.boolean(), days: z.number() },
    { audit: ['link', 'candidates', 'names', 'days'] },
  ),
  'submission.shared': domainEvent(
    'A guest link was created that shows the submission',
    { submissionId: z.number(), jobId: z.number(), link: z.number() },
    { audit: ['link'] },
  ),
  'job.guest_link_revoked': domainEvent('A person revoked a guest link', link, { audit: ['link'] }),
  'job.extra_time_given': domainEvent(
    "A person changed a candidate's extra time",
    {
      ...job,
      /** Left out without a time limit. */
      factor: z.optional(z.number()),
      untimed: z.boolean(),
      questionsInAdvance: z.boolean(),
    },
    { audit: ['factor', 'untimed', 'questionsInAdvance'] },
  ),
  'submission.extra_time_given': domainEvent(
    "A person changed the extra time of a submission's candidate",
    { submissionId: z.number(), jobId: z.number(), factor: z.number() },
    { audit: ['factor'] },
  ),
  'job.team_changed': domainEvent(
    'A person changed who sees a job',
    { ...job, teamOnly: z.boolean(), members: z.number() },
    { audit: ['teamOnly', 'members'], socket: 'job-updated' },
  ),
  'job.deleted': domainEvent('A person deleted a job', job, { audit: [], socket: 'job-updated' }),
  'job.published': domainEvent(
    'A job accepts interviews',
    { jobId: z.number(), title: z.string(), from: z.nullable(z.enum(jobStatuses)) },
    { webhook: ['jobId', 'title', 'from'] },
  ),
  'job.saved': domainEvent(
    'A change of a job was saved',
    { jobId: z.number() },
    {
      socket: 'job-updated',
    },
  ),
  'job.updated': domainEvent(
    'Something else that browsers show of a job changed',
    { jobId: z.number() },
    {
      socket: 'job-updated',
    },
  ),
} as const;
