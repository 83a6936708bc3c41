import type { JobStatus } from '@nimble/contracts/jobs';
import { shownRoleName } from '@nimble/contracts/roles';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { Transaction } from '../../platform/database/index.ts';
import type { DomainEvent } from '../../platform/events/index.ts';
import { findSubject, findUsername, type NewNotification } from './notifications.repository.ts';
import { notifyHolders, notifyUsers } from './notify.ts';

type AboutSubmission = Pick<DomainEvent<'submission.finished'>, 'by' | 'submissionId'>;

/** A candidate has finished, and the video can be watched: for everybody who may see candidates. */
export async function notifyFinished(transaction: Transaction, event: AboutSubmission): Promise<void> {
  await notifyAbout(transaction, event, 'view', ({ candidate, job }) => ({
    type: 'submission_update',
    title: 'New interview',
    message: `${candidate} finished the interview for ${job}.`,
  }));
}

/** The answers could not be joined: for everybody who may retry. */
export async function notifyJoinFailed(transaction: Transaction, event: AboutSubmission): Promise<void> {
  await notifyAbout(transaction, event, 'update', ({ candidate, job }) => ({
    type: 'error',
    title: 'Failed to join a video',
    message: `We couldn’t join the answers of ${candidate} for ${job}. Open the interview to retry.`,
  }));
}

const decisions: Partial<Record<SubmissionStatus, string>> = {
  reviewed: 'reviewed',
  shortlisted: 'approved',
  rejected: 'rejected',
};

/** A decision, or its undo: for the others who decide. Opening an interview is no news. */
export async function notifyDecision(
  transaction: Transaction,
  event: DomainEvent<'submission.status_changed'>,
): Promise<void> {
  const word = decisions[event.to];
  const undone = decisions[event.from];
  if (word === undefined && undone === undefined) return;
  await notifyAbout(transaction, event, 'update', ({ candidate, job }) => ({
    type: 'submission_update',
    ...(word === undefined
      ? { title: 'Decision undone', message: `${candidate} is no longer ${undone} for ${job}.` }
      : { title: `Candidate ${word}`, message: `${candidate} was ${word} for ${job}.` }),
  }));
}

const newStatuses: Partial<Record<JobStatus, string>> = {
  active: 'is active and accepts interviews',
  paused: 'is paused',
  closed: 'is closed',
};

/** A job opens or closes: for the others who may change jobs. */
export async function notifyJobStatus(
  transaction: Transaction,
  { by, jobId, title, to }: DomainEvent<'job.status_changed'>,
): Promise<void> {
  const words = newStatuses[to];
  if (words === undefined) return;
  const right = { resource: 'job', action: 'update' } as const;
  await notifyHolders(
    transaction,
    { companyId: by.companyId, right, ...exceptOf(by) },
    { type: 'job_update', title: 'Job updated', message: `${title} ${words}.`, jobId },
  );
}

/** An invited user has joined: for the others who manage people. */
export async function notifyJoined(
  transaction: Transaction,
  { by: { companyId }, userId }: DomainEvent<'staff.joined'>,
): Promise<void> {
  const name = await findUsername(transaction, companyId, userId);
  if (name === undefined) return;
  const right = { resource: 'user-management', action: 'view' } as const;
  await notifyHolders(
    transaction,
    { companyId, right, except: userId },
    { type: 'success', title: 'Invitation accepted', message: `${name} has joined your company.` },
  );
}

/** A payment failed: for everybody who may change the plan. */
export async function notifyPaymentFailed(
  transaction: Transaction,
  { by: { companyId } }: DomainEvent<'company.payment_failed'>,
): Promise<void> {
  const right = { resource: 'company', action: 'update' } as const;
  const message =
    'The last payment for your plan failed, and we will retry it. Your plan stays for now; if the payment keeps failing, your company moves to Starter.';
  await notifyHolders(transaction, { companyId, right }, { type: 'error', title: 'Payment failed', message });
}

/** For the person alone; their sessions have ended with the old role. */
export async function notifyNewRole(
  transaction: Transaction,
  { by: { companyId }, userId, to }: DomainEvent<'staff.role_changed'>,
): Promise<void> {
  const message = `Your role is now ${shownRoleName(to)}.`;
  await notifyUsers(transaction, companyId, [userId], { type: 'info', title: 'New role', message });
}

/** A webhook has failed for days: for everybody who may switch it on again. */
export async function notifyWebhookOff(
  transaction: Transaction,
  { by: { companyId }, host, days }: DomainEvent<'webhook.switched_off'>,
): Promise<void> {
  const right = { resource: 'company', action: 'update' } as const;
  await notifyHolders(
    transaction,
    { companyId, right },
    {
      type: 'warning',
      title: 'Webhook turned off',
      message: `No event was delivered to ${host} for ${days} days. See the deliveries under Settings, API.`,
    },
  );
}

async function notifyAbout(
  transaction: Transaction,
  { by, submissionId }: AboutSubmission,
  action: 'view' | 'update',
  say: (names: { candidate: string; job: string }) => Pick<NewNotification, 'type' | 'title' | 'message'>,
): Promise<void> {
  const { companyId } = by;
  const subject = await findSubject(transaction, companyId, submissionId);
  if (subject === undefined) return;
  const said = say({ candidate: subject.candidate_name, job: subject.title });
  const right = { resource: 'submission', action } as const;
  await notifyHolders(
    transaction,
    { companyId, right, ...exceptOf(by) },
    { ...said, submissionId, jobId: subject.job_id },
  );
}

/** The actor knows. */
function exceptOf(by: DomainEvent['by']): { except?: number } {
  return 'userId' in by ? { except: by.userId } : {};
}
