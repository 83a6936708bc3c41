import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { submissionStatuses } from '../submissions/submissions.schemas.ts';

const definition = { stageId: z.number(), stage: z.string() };

/** `stage` is its name, which the company gave it. */
export const stageEvents = {
  'company.stage_created': domainEvent('A person created a stage', definition, {
    audit: ['stage'],
    socket: 'stages-updated',
  }),
  'company.stage_renamed': domainEvent('A person renamed a stage', definition, {
    audit: ['stage'],
    socket: 'stages-updated',
  }),
  'company.stage_moved': domainEvent('A person moved a stage among those of its status', definition, {
    audit: ['stage'],
    socket: 'stages-updated',
  }),
  'company.stage_deleted': domainEvent(
    'A person deleted a stage',
    { ...definition, candidates: z.number() },
    { audit: ['stage', 'candidates'], socket: 'stages-updated' },
  ),
  /** A change of the status is an event of its own. */
  'submission.stage_changed': domainEvent(
    'A person moved a submission to another stage; `stage` is null for the built-in stage of its status',
    {
      submissionId: z.number(),
      jobId: z.number(),
      status: z.enum(submissionStatuses),
      stage: z.nullable(z.string()),
    },
    { audit: ['stage'], socket: 'submission-updated' },
  ),
} as const;
