import type { JobStatus } from '@nimble/contracts/jobs';
import type { Notice, NoticeCode } from '@nimble/contracts/notifications';
import { shownRoleName } from '@nimble/contracts/roles';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { Transaction } from '../../platform/database/index.ts';
import type { DomainEvent } from '../../platform/events/index.ts';
import { findDisplayName, findSubject, type NewNotification } from './notifications.repository.ts';
import { notifyHolders, notifyUsers } from './notify.ts';

type AboutSubmission = Pick<DomainEvent<'submission.finished'>, 'by' | 'submissionId'>;

/** A candidate has finished, and the video can be watched: for everybody who may see candidates. */
export async function notifyFinished(transaction: Transaction, event: AboutSubmission): Promise<void> {
  await notifyAbout(transaction, event, 'view', ({ candidate, job }) => ({
    type: 'submission_update',
    notice: { code: 'notice.submission_finished', values: { candidate, job } },
  }));
}

/** The answers could not be joined: for everybody who may retry. */
export async function notifyJoinFailed(transaction: Transaction, event: AboutSubmission): Promise<void> {
  await notifyAbout(transaction, event, 'update', ({ candidate, job }) => ({
    type: 'error',
    notice: { code: 'notice.join_failed', values: { candidate, job } },
  }));
}

const decisions: Partial<Record<SubmissionStatus, NoticeCode>> = {
  reviewed: 'notice.candidate_reviewed',
  shortlisted: 'notice.candidate_approved',
  rejected: 'notice.candidate_rejected',
};

/** undefined for a change that is no news, such as opening an interview. */
export function noticeOfDecision(
  names: { candidate: string; job: string },
  { from, to }: { from: SubmissionStatus | undefined; to: SubmissionStatus | undefined },
): Notice | undefined {
  const code = to && decisions[to];
  if (code !== undefined) return { code, values: names };
  return from === undefined || decisions[from] === undefined
    ? undefined
    : { code: 'notice.decision_undone', values: { ...names, decision: from } };
}

/** A decision, or its undo: for the others who decide. Opening an interview is no news. */
export async function notifyDecision(
  transaction: Transaction,
  event: DomainEvent<'submission.status_changed'>,
): Promise<void> {
  await notifyAbout(transaction, event, 'update', (names) => {
    const notice = noticeOfDecision(names, event);
    return notice && { type: 'submission_update', notice };
  });
}

/** A bulk action notifies colleagues once, at its end (`createBulkNotices`). */
notifyDecision.ofMany = () => undefined;

export function noticeOfAssignment(
  values: { name: string; candidate: string; job: string },
  dueOn: string | null,
): Notice {
  return dueOn === null
    ? { code: 'notice.assigned', values }
    : { code: 'notice.assigned_due', values: { ...values, day: `${dueOn}T00:00:00.000Z` } };
}

/** For the assigned person alone, unless they assigned themselves. */
export async function notifyAssigned(
  transaction: Transaction,
  { by, submissionId, userId, dueOn }: DomainEvent<'submission.reviewer_assigned'>,
): Promise<void> {
  if (!('userId' in by) || by.userId === userId) return;
  const { companyId } = by;
  const subject = await findSubject(transaction, companyId, submissionId);
  const name = await findDisplayName(transaction, companyId, by.userId);
  if (subject === undefined || name === undefined) return;
  const values = { name, candidate: subject.candidate_name, job: subject.title };
  await notifyUsers(transaction, companyId, [userId], {
    type: 'submission_update',
    notice: noticeOfAssignment(values, dueOn),
    submissionId,
    jobId: subject.job_id,
  });
}

/** A bulk action notifies the person once, at its end (`createBulkNotices`). */
notifyAssigned.ofMany = () => undefined;

const newStatuses: Partial<Record<JobStatus, NoticeCode>> = {
  active: 'notice.job_active',
  paused: 'notice.job_paused',
  closed: 'notice.job_closed',
};

/** A job opens or closes: for the others who may change jobs. */
export async function notifyJobStatus(
  transaction: Transaction,
  { by, jobId, title, to }: DomainEvent<'job.status_changed'>,
): Promise<void> {
  const code = newStatuses[to];
  if (code === undefined) return;
  const permission = { resource: 'job', action: 'update' } as const;
  await notifyHolders(
    transaction,
    { companyId: by.companyId, permission, ...exceptOf(by) },
    { type: 'job_update', notice: { code, values: { job: title } }, jobId },
  );
}

/** An invited user has joined: for the others who manage people. */
export async function notifyJoined(
  transaction: Transaction,
  { by: { companyId }, userId }: DomainEvent<'staff.joined'>,
): Promise<void> {
  const name = await findDisplayName(transaction, companyId, userId);
  if (name === undefined) return;
  const permission = { resource: 'user-management', action: 'view' } as const;
  await notifyHolders(
    transaction,
    { companyId, permission, except: userId },
    { type: 'success', notice: { code: 'notice.invitation_accepted', values: { name } } },
  );
}

/** A payment failed: for everybody who may change the plan. */
export async function notifyPaymentFailed(
  transaction: Transaction,
  { by: { companyId } }: DomainEvent<'company.payment_failed'>,
): Promise<void> {
  const permission = { resource: 'company', action: 'update' } as const;
  const notice = { code: 'notice.payment_failed' } as const;
  await notifyHolders(transaction, { companyId, permission }, { type: 'error', notice });
}

/** For the person alone. */
export async function notifyNewRole(
  transaction: Transaction,
  { by: { companyId }, userId, to }: DomainEvent<'staff.role_changed'>,
): Promise<void> {
  const notice = { code: 'notice.new_role', values: { role: shownRoleName(to) } } as const;
  await notifyUsers(transaction, companyId, [userId], { type: 'info', notice });
}

/** A webhook has failed for days, or its receiver is gone: for everybody who may switch it on again. */
export async function notifyWebhookOff(
  transaction: Transaction,
  { by: { companyId }, host, days, isGone }: DomainEvent<'webhook.switched_off'>,
): Promise<void> {
  const permission = { resource: 'company', action: 'update' } as const;
  const notice = isGone
    ? ({ code: 'notice.webhook_gone', values: { host } } as const)
    : ({ code: 'notice.webhook_off', values: { host, days } } as const);
  await notifyHolders(transaction, { companyId, permission }, { type: 'warning', notice });
}

async function notifyAbout(
  transaction: Transaction,
  { by, submissionId }: AboutSubmission,
  action: 'view' | 'update',
  say: (names: {
    candidate: string;
    job: string;
  }) => (Pick<NewNotification, 'type'> & { notice: Notice }) | undefined,
): Promise<void> {
  const { companyId } = by;
  const subject = await findSubject(transaction, companyId, submissionId);
  if (subject === undefined) return;
  const said = say({ candidate: subject.candidate_name, job: subject.title });
  if (said === undefined) return;
  const permission = { resource: 'submission', action } as const;
  await notifyHolders(
    transaction,
    { companyId, permission, ...exceptOf(by) },
    { ...said, submissionId, jobId: subject.job_id },
  );
}

/** The actor knows. */
function exceptOf(by: DomainEvent['by']): { except?: number } {
  return 'userId' in by ? { except: by.userId } : {};
}
