import type { JobStatus } from '@nimble/contracts/jobs';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { Transaction } from '../../platform/database/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { findSubject, findUsername, type NewNotification } from './notifications.repository.ts';
import { notifyHolders, notifyUsers } from './notify.ts';

type About = { companyId: number; submissionId: number };

/** A candidate has finished, and the video can be watched: for all who may see candidates. */
export async function notifyFinished(transaction: Transaction, about: About): Promise<void> {
  await notifyAbout(transaction, about, 'view', ({ candidate, job }) => ({
    type: 'submission_update',
    title: 'New interview',
    message: `${candidate} finished the interview for ${job}.`,
  }));
}

/** The answers could not be joined: for all who may try again. */
export async function notifyJoinFailed(transaction: Transaction, about: About): Promise<void> {
  await notifyAbout(transaction, about, 'update', ({ candidate, job }) => ({
    type: 'error',
    title: 'A video could not be made',
    message: `The answers of ${candidate} for ${job} could not be joined. Open the interview to try again.`,
  }));
}

const decisions: Partial<Record<SubmissionStatus, string>> = {
  reviewed: 'reviewed',
  shortlisted: 'shortlisted',
  rejected: 'rejected',
};

/**
 * Somebody has decided: for the others who decide. That an interview was only opened or put back into review is no news.
 */
export async function notifyDecision(
  transaction: Transaction,
  about: About & { userId: number; status: SubmissionStatus },
): Promise<void> {
  const word = decisions[about.status];
  if (word === undefined) return;
  await notifyAbout(transaction, about, 'update', ({ candidate, job }) => ({
    type: 'submission_update',
    title: `Candidate ${word}`,
    message: `${candidate} was ${word} for ${job}.`,
  }));
}

const newStatuses: Partial<Record<JobStatus, string>> = {
  active: 'is active and takes interviews',
  paused: 'is paused',
  closed: 'is closed',
};

/** A job takes interviews, or takes no more: for the others who may change jobs. */
export async function notifyJobStatus(
  transaction: Transaction,
  job: { companyId: number; userId: number; jobId: number; title: string; status: JobStatus },
): Promise<void> {
  const words = newStatuses[job.status];
  if (words === undefined) return;
  const right = { resource: 'job', action: 'update' } as const;
  await notifyHolders(
    transaction,
    { companyId: job.companyId, right, except: job.userId },
    { type: 'job_update', title: 'Job updated', message: `${job.title} ${words}.`, jobId: job.jobId },
  );
}

/** Somebody who was invited has joined: for the others who manage people. */
export async function tellOfJoining(
  transaction: Transaction,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<void> {
  const name = await findUsername(transaction, companyId, userId);
  if (name === undefined) return;
  await publish(transaction, companyId, 'staff-updated', { userId });
  const right = { resource: 'user-management', action: 'view' } as const;
  await notifyHolders(
    transaction,
    { companyId, right, except: userId },
    { type: 'success', title: 'Invitation accepted', message: `${name} has joined your company.` },
  );
}

/** A plan could not be paid: for all who may change it. */
export async function notifyPaymentFailed(transaction: Transaction, companyId: number): Promise<void> {
  const right = { resource: 'company', action: 'update' } as const;
  const message =
    'The last payment for your plan failed and will be tried again. Until it succeeds your plan goes on; if it never does, your company goes on with Starter.';
  await notifyHolders(transaction, { companyId, right }, { type: 'error', title: 'Payment failed', message });
}

/** For the person alone; their sessions have ended with the old role. */
export async function notifyNewRole(
  transaction: Transaction,
  { companyId, userId, role }: { companyId: number; userId: number; role: string },
): Promise<void> {
  const message = `Your role is now ${role.replaceAll('_', ' ')}.`;
  await notifyUsers(transaction, companyId, [userId], { type: 'info', title: 'New role', message });
}

/** Nothing has arrived at a webhook for days: for all who may switch it on again. */
export async function notifyWebhookOff(
  transaction: Transaction,
  { companyId, host, days }: { companyId: number; host: string; days: number },
): Promise<void> {
  const right = { resource: 'company', action: 'update' } as const;
  await notifyHolders(
    transaction,
    { companyId, right },
    {
      type: 'warning',
      title: 'Webhook switched off',
      message: `Nothing has arrived at ${host} for ${days} days. See the deliveries under Settings, API.`,
    },
  );
}

async function notifyAbout(
  transaction: Transaction,
  { companyId, submissionId, userId }: About & { userId?: number },
  action: 'view' | 'update',
  say: (names: { candidate: string; job: string }) => Pick<NewNotification, 'type' | 'title' | 'message'>,
): Promise<void> {
  const subject = await findSubject(transaction, companyId, submissionId);
  if (subject === undefined) return;
  const said = say({ candidate: subject.candidate_name, job: subject.title });
  const right = { resource: 'submission', action } as const;
  await notifyHolders(
    transaction,
    { companyId, right, ...(userId !== undefined && { except: userId }) },
    { ...said, submissionId, jobId: subject.job_id },
  );
}
