import * as z from 'zod/mini';
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

/** Everything that is written down. The part before the dot is the subject. */
export const auditActions = [
  'account.registered',
  'account.verified',
  'account.signed_in',
  'account.signed_out',
  'account.profile_changed',
  'account.password_changed',
  'account.password_reset',
  'account.two_factor_enabled',
  'account.two_factor_disabled',
  'company.created',
  'company.insights_changed',
  'company.branding_changed',
  'company.plan_chosen',
  'company.plan_paid',
  'company.retention_kept',
  'company.kept_chosen',
  'company.paused_by_plan',
  'company.resumed_by_plan',
  'company.retention_paused',
  'company.retention_resumed',
  'company.retention_downloaded',
  'company.stopped',
  'company.resumed',
  'role.created',
  'role.changed',
  'role.deleted',
  'staff.invited',
  'staff.role_changed',
  'staff.deleted',
  'job.created',
  'job.changed',
  'job.status_changed',
  'job.candidates_invited',
  'job.criteria_changed',
  'job.guest_link_created',
  'job.guest_link_revoked',
  'job.extra_time_given',
  'job.deleted',
  'submission.status_changed',
  'submission.scored',
  'submission.note_changed',
  'submission.scorecard_given',
  'submission.compiled',
  'submission.new_attempt_allowed',
  'submission.new_attempt_withdrawn',
  'submission.transcribed',
  'submission.insights_started',
  'submission.task_retried',
  'submission.deleted',
  'submission.erased_by_candidate',
  'api_token.created',
  'api_token.revoked',
  'webhook.created',
  'webhook.changed',
  'webhook.secret_rotated',
  'webhook.redelivered',
  'webhook.switched_off',
  'webhook.deleted',
] as const satisfies readonly `${AuditSubject}.${string}`[];
export type AuditAction = (typeof auditActions)[number];

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
