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
  'bulk_action',
  'api_token',
  'webhook',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Every recorded action: the events of the catalog with an audit entry. The part before the dot is the subject. */
export const auditActions = eventsWith('audit') satisfies `${AuditSubject}.${string}`[];
export type AuditAction = EventsWith<'audit'>;

/** What was changed, from what to what; never a secret, never a candidate's name or statements. */
export const auditDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type AuditDetails = z.infer<typeof auditDetails>;

export const auditEvent = z.object({
  id: z.number(),
  createdAt: timestampField,
  action: z.enum(auditActions),
  /** The actor's name at that time; null for the system itself. */
  actor: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** The name of the API token that was used, whose maker is `actor`; null when a person acted directly. */
  apiToken: z.nullable(z.string()),
  /** What was changed. `name` is empty where a name would be personal data of a candidate. */
  subject: z.object({ id: z.number(), name: z.string() }),
  details: auditDetails,
  /** The network address of the call; null for what was done on the machine itself. */
  address: z.nullable(z.string()),
});
export type AuditEvent = z.infer<typeof auditEvent>;
