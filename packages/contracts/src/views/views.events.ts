import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';

/** `view` is its name; the job is that of its filter, so that people who do not see the job do not read it. */
const shared = { viewId: z.number(), view: z.string(), jobId: z.nullable(z.number()) };
const heard = { audit: ['view'], socket: 'views-updated' } as const;

/** Only shared views have events: a private view concerns only its owner. */
export const viewEvents = {
  'company.view_shared': domainEvent('A person shared a view', shared, heard),
  'company.view_changed': domainEvent('A person changed a shared view', shared, heard),
  'company.view_unshared': domainEvent('A person made a shared view private', shared, heard),
  'company.view_deleted': domainEvent('A person deleted a shared view', shared, heard),
} as const;
