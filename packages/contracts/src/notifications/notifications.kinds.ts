import type { NoticeCode } from './notifications.notices.ts';

/** What a notification is about, to find it by. `message`: a person has written it. */
export const notificationKinds = [
  'interview',
  'decision',
  'assignment',
  'mention',
  'job',
  'team',
  'company',
  'message',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const kindsOfNotices: Readonly<Record<NoticeCode, Exclude<NotificationKind, 'message'>>> = {
  'notice.submission_finished': 'interview',
  'notice.join_failed': 'interview',
  'notice.candidate_reviewed': 'decision',
  'notice.candidate_approved': 'decision',
  'notice.candidate_rejected': 'decision',
  'notice.decision_undone': 'decision',
  'notice.bulk_decided': 'decision',
  'notice.bulk_undone': 'decision',
  'notice.assigned': 'assignment',
  'notice.assigned_due': 'assignment',
  'notice.bulk_assigned': 'assignment',
  'notice.mentioned_in_note': 'mention',
  'notice.mentioned_in_comment': 'mention',
  'notice.job_active': 'job',
  'notice.job_paused': 'job',
  'notice.job_closed': 'job',
  'notice.invitation_accepted': 'team',
  'notice.new_role': 'team',
  'notice.payment_failed': 'company',
  'notice.webhook_off': 'company',
  'notice.webhook_gone': 'company',
  'notice.plan_nearly_used': 'company',
  'notice.plan_used_up': 'company',
  'notice.trial_ends': 'company',
  'notice.trial_ended': 'company',
  'notice.plan_ended': 'company',
  'notice.plan_set': 'company',
  'notice.plan_choose': 'company',
  'notice.plan_paused': 'company',
  'notice.plan_resumed': 'company',
  'notice.turned_away': 'company',
  'notice.retention': 'company',
};
