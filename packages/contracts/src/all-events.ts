import type * as z from 'zod/mini';
import { accountEvents } from './accounts/accounts.events.ts';
import { apiTokenEvents } from './api-tokens/api-tokens.events.ts';
import { assignmentEvents } from './assignments/assignments.events.ts';
import { bulkActionEvents } from './bulk-actions/bulk-actions.events.ts';
import { companyEvents } from './companies/companies.events.ts';
import { decisionMailEvents } from './decision-mails/decision-mails.events.ts';
import { exportEvents } from './exports/exports.events.ts';
import { invitationEvents } from './invitations/invitations.events.ts';
import { jobEvents } from './jobs/jobs.events.ts';
import { mailTemplateEvents } from './mail-templates/mail-templates.events.ts';
import { questionLibraryEvents } from './question-library/question-library.events.ts';
import { roleEvents } from './roles/roles.events.ts';
import { staffEvents } from './staff/staff.events.ts';
import { stageEvents } from './stages/stages.events.ts';
import { submissionEvents } from './submissions/submissions.events.ts';
import { tagEvents } from './tags/tags.events.ts';
import { viewEvents } from './views/views.events.ts';
import { eventsOfWebhooks } from './webhooks/webhooks.events.ts';

/** Every event that other features than its own need to know of. The part before the dot is its subject. */
export const domainEvents = {
  ...accountEvents,
  ...companyEvents,
  ...roleEvents,
  ...staffEvents,
  ...invitationEvents,
  ...submissionEvents,
  ...assignmentEvents,
  ...bulkActionEvents,
  ...stageEvents,
  ...tagEvents,
  ...viewEvents,
  ...questionLibraryEvents,
  ...decisionMailEvents,
  ...mailTemplateEvents,
  ...exportEvents,
  ...jobEvents,
  ...apiTokenEvents,
  ...eventsOfWebhooks,
} as const;

export type DomainEvents = typeof domainEvents;
export type EventName = keyof DomainEvents;

/** The payload of an event. */
export type EventData<Name extends EventName> = Pick<
  z.infer<DomainEvents[Name]['data']>,
  keyof DomainEvents[Name]['data']['shape'] & keyof z.infer<DomainEvents[Name]['data']>
>;

/** The events with this output: into the audit log, to webhooks or to sockets. */
export type EventsWith<Way extends 'audit' | 'webhook' | 'socket'> = {
  [Name in EventName]: DomainEvents[Name] extends Record<Way, unknown> ? Name : never;
}[EventName];

/** Their names, in the order of the catalog. */
export function eventsWith<Way extends 'audit' | 'webhook' | 'socket'>(way: Way): EventsWith<Way>[] {
  return (Object.keys(domainEvents) as EventName[]).filter(
    (name): name is EventsWith<Way> => way in domainEvents[name],
  );
}
