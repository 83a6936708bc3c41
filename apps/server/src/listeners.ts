import type { EventName, EventsWith } from '@nimble/contracts/all-events';
import { pauseAccess, resumeAccess } from './features/accounts/index.ts';
import { recordEvent as audit } from './features/audit/index.ts';
import { findBulkChange } from './features/bulk-actions/index.ts';
import { forgetExports } from './features/exports/index.ts';
import { forgetInsights, startInsightsWhenTranscribed } from './features/insights/index.ts';
import { mailNewAttempt } from './features/interviews/index.ts';
import { pauseJobs, resumeJobs } from './features/jobs/index.ts';
import {
  createBulkNotices,
  notifyAssigned,
  notifyDecision,
  notifyFinished,
  notifyJobStatus,
  notifyJoined,
  notifyJoinFailed,
  notifyMentioned,
  notifyNewRole,
  notifyOfStanding,
  notifyPaymentFailed,
  notifyPlanSet,
  notifyPlanWarned,
  notifyTurnedAway,
  notifyWebhookOff,
} from './features/notifications/index.ts';
import { hasApiAccess } from './features/plans/index.ts';
import { findExternalId, findScreeningOf, findStage, findStageOf } from './features/submissions/index.ts';
import { announce } from './features/webhooks/index.ts';
import { afterwards, type Transaction } from './platform/database/index.ts';
import type { Listener, Listeners } from './platform/events/index.ts';
import type { FreshCache } from './platform/fresh-cache.ts';
import { sendToSockets as sockets } from './platform/realtime/index.ts';

/**
 * The listeners of each event, in this order, in the transaction of the cause. `kept` are the figures that a web server
 * caches: it drops them itself, other processes by the message to the sockets.
 */
export function createListeners(kept: Pick<FreshCache<number>, 'forget'>): Listeners {
  const figures: Listener<EventName> = (transaction, { by }) =>
    afterwards(transaction, () => kept.forget(by.companyId));
  figures.ofMany = (transaction, events) =>
    events.slice(0, 1).forEach((event) => figures(transaction, event));
  return {
    ...ofPeople,
    ...ofCompanies,
    ...ofSubmissions(figures),
    ...ofBulkActions(figures),
    ...ofJobs(figures),
    ...ofPrograms,
  };
}

/** What webhooks say besides the fields of an event. */
const lookUp = {
  externalId: findExternalId,
  stage: (transaction: Transaction, companyId: number, { submissionId }: { submissionId?: number }) =>
    submissionId === undefined ? null : findStageOf(transaction, companyId, submissionId),
  screening: (transaction: Transaction, companyId: number, { submissionId }: { submissionId?: number }) =>
    submissionId === undefined ? null : findScreeningOf(transaction, companyId, submissionId),
};

const webhookRules = { lookUp, isIncluded: hasApiAccess };

export const announceIfIncluded: Listener<EventsWith<'webhook'>> = (transaction, event) =>
  announce(transaction, [event], webhookRules);
announceIfIncluded.ofMany = (transaction, events) => announce(transaction, events, webhookRules);

/** Listeners for the company as a whole. */
const ofCompanies = {
  'company.created': [audit],
  'company.insights_changed': [audit, sockets],
  'company.settings_changed': [audit],
  'company.mail_template_changed': [audit],
  'company.mail_template_reset': [audit],
  'company.stage_created': [audit, sockets],
  'company.stage_renamed': [audit, sockets],
  'company.stage_moved': [audit, sockets],
  'company.stage_deleted': [audit, sockets],
  'company.tag_created': [audit, sockets],
  'company.tag_changed': [audit, sockets],
  'company.tag_deleted': [audit, sockets],
  'company.view_shared': [audit, sockets],
  'company.view_changed': [audit, sockets],
  'company.view_unshared': [audit, sockets],
  'company.view_deleted': [audit, sockets],
  'company.library_question_created': [audit, sockets],
  'company.library_question_changed': [audit, sockets],
  'company.library_question_deleted': [audit, sockets],
  'company.plan_chosen': [audit],
  'company.plan_set': [audit, notifyPlanSet],
  'company.sales_contacted': [audit],
  'company.plan_paid': [audit],
  'company.retention_kept': [audit],
  'company.kept_chosen': [audit],
  'company.paused_by_plan': [pauseJobs, pauseAccess, audit, notifyOfStanding],
  'company.resumed_by_plan': [resumeJobs, resumeAccess, audit, notifyOfStanding],
  'company.retention_paused': [audit],
  'company.retention_resumed': [audit],
  'company.retention_downloaded': [audit],
  'company.export_requested': [audit],
  'company.export_downloaded': [audit],
  'submission.exported': [audit],
  'company.stopped': [audit],
  'company.resumed': [audit],
  'company.plan_warned': [notifyPlanWarned],
  'company.candidate_turned_away': [notifyTurnedAway],
  'company.payment_failed': [notifyPaymentFailed],
} satisfies Partial<Listeners>;

/** Events of people and their permissions. */
const ofPeople = {
  'account.registered': [audit],
  'account.verified': [audit],
  'account.signed_in': [audit],
  'account.signed_in_by_recovery_code': [audit],
  'account.google_linked': [audit],
  'account.signed_out': [audit],
  'account.profile_changed': [audit],
  'account.email_confirmed': [audit, sockets],
  'account.email_changed': [audit, sockets],
  'account.password_changed': [audit],
  'account.password_set': [audit],
  'account.password_reset': [audit],
  'account.two_factor_enabled': [audit],
  'account.two_factor_disabled': [audit],
  'role.created': [audit],
  'role.changed': [audit],
  'role.deleted': [audit],
  'staff.invited': [audit],
  'staff.role_changed': [audit, notifyNewRole, sockets],
  'staff.deleted': [audit, sockets],
  'staff.added': [sockets],
  'staff.joined': [sockets, notifyJoined],
} satisfies Partial<Listeners>;

/** Events of programs that use the company's data. */
const ofPrograms = {
  'api_token.created': [audit],
  'api_token.revoked': [audit],
  'webhook.created': [audit],
  'webhook.changed': [audit],
  'webhook.secret_rotated': [audit],
  'webhook.redelivered': [audit],
  'webhook.switched_off': [audit, notifyWebhookOff],
  'webhook.deleted': [audit],
} satisfies Partial<Listeners>;

const ofSubmissions = (figures: Listener<EventName>) =>
  ({
    'submission.started': [announceIfIncluded],
    'submission.submitted': [sockets],
    'submission.finished': [notifyFinished, announceIfIncluded],
    'submission.status_changed': [audit, notifyDecision, announceIfIncluded],
    'submission.reviewer_assigned': [audit, notifyAssigned, sockets],
    'submission.due_date_changed': [audit, sockets],
    'submission.reviewer_unassigned': [audit, sockets],
    'submission.stage_changed': [audit, sockets],
    'submission.tag_added': [audit, sockets],
    'submission.tag_removed': [audit, sockets],
    'submission.mentioned': [notifyMentioned],
    'submission.mail_planned': [audit],
    'submission.mail_canceled': [audit],
    'submission.scored': [audit],
    'submission.note_changed': [audit],
    'submission.scorecard_given': [audit],
    'submission.compiled': [audit],
    'submission.new_attempt_allowed': [mailNewAttempt, audit, sockets],
    'submission.new_attempt_withdrawn': [audit, sockets],
    'submission.transcribed': [audit, sockets],
    'submission.insights_started': [audit],
    'submission.task_retried': [audit],
    'submission.data_erased': [forgetExports],
    'submission.deleted': [audit, sockets, figures],
    'submission.erased_by_candidate': [audit, sockets, figures],
    'submission.join_failed': [notifyJoinFailed],
    'submission.review_saved': [sockets, figures],
    'submission.reviewed': [announceIfIncluded],
    'submission.decided': [announceIfIncluded],
    'submission.answer_heard': [startInsightsWhenTranscribed, sockets],
    'submission.already_heard': [startInsightsWhenTranscribed],
    'submission.insights_declined': [forgetInsights],
    'submission.updated': [sockets],
    'submission.task_updated': [sockets],
  }) satisfies Partial<Listeners>;

const bulkNotices = createBulkNotices({ findBulkChange, findStage });
const ofBulkActions = (figures: Listener<EventName>) =>
  ({
    'bulk_action.created': [audit],
    'bulk_action.canceled': [audit, sockets, figures],
    'bulk_action.progressed': [sockets, figures],
    'bulk_action.finished': [bulkNotices.notifyBulkDecision, bulkNotices.notifyBulkAssigned],
  }) satisfies Partial<Listeners>;

const ofJobs = (figures: Listener<EventName>) =>
  ({
    'job.created': [audit, sockets, figures],
    'job.changed': [audit],
    'job.status_changed': [audit, notifyJobStatus],
    'job.team_changed': [audit, sockets, figures],
    'job.candidates_invited': [audit],
    'job.invitation_withdrawn': [audit],
    'job.invitation_extended': [audit],
    'invitation.sent': [announceIfIncluded],
    'invitation.opened': [announceIfIncluded],
    'invitation.expired': [announceIfIncluded],
    'job.invitation_batch_changed': [audit],
    'job.criteria_changed': [audit],
    'job.guest_link_created': [audit],
    'submission.shared': [audit],
    'job.guest_link_revoked': [audit],
    'job.extra_time_given': [audit],
    'submission.extra_time_given': [audit],
    'job.deleted': [audit, sockets, figures],
    'job.published': [announceIfIncluded],
    'job.saved': [sockets, figures],
    'job.updated': [sockets],
  }) satisfies Partial<Listeners>;
