import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { submissionStatuses } from '../submissions/submissions.schemas.ts';

const definition = { tagId: z.number(), tag: z.string() };
const worn = {
  submissionId: z.number(),
  jobId: z.number(),
  status: z.enum(submissionStatuses),
  tagId: z.number(),
  tag: z.string(),
};

/** `tag` is its name, which the company gave it. */
export const tagEvents = {
  'company.tag_created': domainEvent('A person created a tag', definition, {
    audit: ['tag'],
    socket: 'tags-updated',
  }),
  'company.tag_changed': domainEvent('A person renamed a tag or changed its color', definition, {
    audit: ['tag'],
    socket: 'tags-updated',
  }),
  'company.tag_deleted': domainEvent(
    'A person deleted a tag',
    { ...definition, candidates: z.number() },
    { audit: ['tag', 'candidates'], socket: 'tags-updated' },
  ),
  'submission.tag_added': domainEvent('A person added a tag to a submission', worn, {
    audit: ['tag'],
    socket: 'submission-updated',
  }),
  'submission.tag_removed': domainEvent('A person removed a tag from a submission', worn, {
    audit: ['tag'],
    socket: 'submission-updated',
  }),
} as const;
