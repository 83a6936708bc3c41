import type { BulkChange } from '@nimble/contracts/bulk-actions';
import type { Notice } from '@nimble/contracts/notifications';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import type { DomainEvent } from '../../../platform/events/index.ts';
import { findJobViewers, findPeopleWithPermission } from '../../roles/index.ts';
import { noticeOfAssignment, noticeOfDecision } from '../notification-causes.ts';
import { findDisplayName, findSubject } from '../notifications.repository.ts';
import { notifyUsers } from '../notify.ts';
import { type ChangedJob, findChangedJobs } from './bulk-changes.repository.ts';

type Finished = DomainEvent<'bulk_action.finished'>;
type Names = { candidate: string; job: string };
/** What a person reads of one candidate, by name, and of several. */
type Words = { one: (names: Names) => Notice | undefined; many: (count: number) => Notice };

/** From the features that own them. */
type Needs = {
  /** What an action changes, and the submissions that have another status or a reviewer by it. */
  findBulkChange: (
    transaction: Transaction,
    one: { companyId: number; bulkActionId: number },
  ) => Promise<{ change: BulkChange; submissionIds: readonly number[] } | undefined>;
  findStage: (
    transaction: Transaction,
    one: { companyId: number; stageId: number },
  ) => Promise<{ status: SubmissionStatus } | undefined>;
};

/** Notifications of bulk actions: one for each person at the end, about all candidates together. */
export function createBulkNotices({ findBulkChange, findStage }: Needs) {
  return {
    /** Decisions, or their undo: for the others who decide. */
    async notifyBulkDecision(transaction: Transaction, { by, kind, bulkActionId }: Finished): Promise<void> {
      if (!('userId' in by)) return;
      const { companyId, userId } = by;
      const found = await findBulkChange(transaction, { companyId, bulkActionId });
      const decision = found && (await decisionOf(transaction, { companyId, findStage }, found.change));
      const name = await findDisplayName(transaction, companyId, userId);
      if (decision === undefined || name === undefined) return;
      const words = wordsOfDecision(name, decision, kind === 'undo');
      if (words.one({ candidate: '', job: '' }) === undefined) return;
      const permission = { resource: 'submission', action: 'update' } as const;
      const people = (await findPeopleWithPermission(transaction, companyId, [permission])).map(
        ({ id }) => id,
      );
      const told = { companyId, submissionIds: found?.submissionIds ?? [] };
      await notifyOfMany(transaction, { ...told, people: people.filter((id) => id !== userId) }, words);
    },

    /** Assignments: for the assigned person. */
    async notifyBulkAssigned(
      transaction: Transaction,
      { by, kind, reviewerId, bulkActionId }: Finished,
    ): Promise<void> {
      if (kind !== 'assign' || reviewerId === null) return;
      if (!('userId' in by) || by.userId === reviewerId) return;
      const { companyId } = by;
      const name = await findDisplayName(transaction, companyId, by.userId);
      const found = await findBulkChange(transaction, { companyId, bulkActionId });
      if (name === undefined || found?.change.kind !== 'assign') return;
      const { dueOn } = found.change;
      const told = { companyId, submissionIds: found.submissionIds, people: [reviewerId] };
      await notifyOfMany(transaction, told, {
        one: (names) => noticeOfAssignment({ name, ...names }, dueOn),
        many: (count) => ({ code: 'notice.bulk_assigned', values: { name, count } }),
      });
    },
  };
}

function wordsOfDecision(name: string, decision: SubmissionStatus, isUndone: boolean): Words {
  return {
    one: (names) =>
      noticeOfDecision(
        names,
        isUndone ? { from: decision, to: undefined } : { from: undefined, to: decision },
      ),
    many: (count) =>
      isUndone
        ? { code: 'notice.bulk_undone', values: { name, count } }
        : { code: 'notice.bulk_decided', values: { name, count, decision } },
  };
}

/** The status that an action has given, also with a stage. */
async function decisionOf(
  transaction: Transaction,
  { companyId, findStage }: { companyId: number } & Pick<Needs, 'findStage'>,
  change: BulkChange,
): Promise<SubmissionStatus | undefined> {
  if (change.kind === 'status') return change.status;
  if (change.kind !== 'stage' || change.stageId === null) return undefined;
  return (await findStage(transaction, { companyId, stageId: change.stageId }))?.status;
}

type Told = { companyId: number; submissionIds: readonly number[]; people: readonly number[] };

/** Each of these people hears of the candidates whose job they see: of one with the name, of none nothing. */
async function notifyOfMany(
  transaction: Transaction,
  { companyId, submissionIds, people }: Told,
  words: Words,
): Promise<void> {
  if (submissionIds.length === 0) return;
  const jobs = await findChangedJobs(transaction, companyId, submissionIds);
  const seenBy = await jobsSeenBy(transaction, companyId, jobs);
  const groups = Map.groupBy(people, (id) =>
    seenBy(id)
      .map(({ jobId }) => jobId)
      .join(),
  );
  for (const userIds of groups.values()) {
    const notification = await notificationOf(transaction, companyId, seenBy(userIds[0] ?? 0), words);
    if (notification !== undefined) await notifyUsers(transaction, companyId, userIds, notification);
  }
}

async function notificationOf(
  transaction: Transaction,
  companyId: number,
  jobs: readonly ChangedJob[],
  { one, many }: Words,
) {
  const [first, ...others] = jobs;
  if (first === undefined) return undefined;
  const type = 'submission_update' as const;
  const count = jobs.reduce((sum, job) => sum + job.count, 0);
  const ofJob = others.length === 0 ? { jobId: first.jobId } : {};
  if (count > 1) return { type, notice: many(count), ...ofJob };
  const { submissionId } = first;
  const subject = await findSubject(transaction, companyId, submissionId);
  const notice = subject && one({ candidate: subject.candidate_name, job: subject.title });
  return notice && { type, notice, ...ofJob, submissionId };
}

async function jobsSeenBy(transaction: Transaction, companyId: number, jobs: readonly ChangedJob[]) {
  const viewers = new Map<number, ReadonlySet<number> | undefined>();
  for (const { jobId, isLimited } of jobs)
    if (isLimited) viewers.set(jobId, await findJobViewers(transaction, companyId, jobId));
  return (userId: number) => jobs.filter(({ jobId }) => viewers.get(jobId)?.has(userId) ?? true);
}
