import * as z from 'zod/mini';
import { type EventsWith, eventsWith } from '../all-events.ts';
import { timestampField } from '../fields.ts';

/** What an audit event can be about. */
export const auditSubjects = [
  'account',
  'company',
  'role',
  'staff',
  'job',
  'submission',
  'api_token',
  'webhook',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Everything that is written down: the events of the catalogue that say so. The part before the dot is the subject. */
export const auditActions = eventsWith('audit') satisfies `${AuditSubject}.${string}`[];
export type AuditAction = EventsWith<'audit'>;

/** What was changed, from what to what; never a secret, never a candidate's name or words. */
export const auditDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type AuditDetails = z.infer<typeof auditDetails>;

export const auditEvent = z.object({
  id: z.number(),
  createdAt: timestampField,
  action: z.enum(auditActions),
  /** Who did it, by the name of that time; null for the system itself. */
  actor: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** The name of the API token that it was done by, for `actor` who made the token; null for a person's own doing. */
  apiToken: z.nullable(z.string()),
  /** What it was done to. `name` is empty where a name would be personal data of a candidate. */
  subject: z.object({ id: z.number(), name: z.string() }),
  details: auditDetails,
  /** The network address of the call; null for what was done on the machine itself. */
  address: z.nullable(z.string()),
});
export type AuditEvent = z.infer<typeof auditEvent>;
