import { mostReviewers } from '@nimble/contracts/assignments';
import { lockSubmissions, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emitAll } from '../../platform/events/index.ts';
import { findReviewersOf, putAssignments } from './assignments.repository.ts';
import { requireReviewer } from './assignments.service.ts';
import type { FindPeople, Person } from './people.ts';

type Given = { userId: number; dueOn: string | null; findPeople: FindPeople };
export type Subject = { submissionId: number; jobId: number; status: Row['status'] };
type Row = Awaited<ReturnType<typeof lockSubmissions>>[number];

/**
 * Submissions that were refused, with the reason; the others with the earlier date, or without one where there was no
 * assignment.
 */
export type AssignOutcome = {
  refused: Map<number, RequestError>;
  changed: Map<number, { dueOn?: string | null }>;
};

/** Assigns one reviewer to these submissions, or changes the date by which they are due, as a call for each would. */
export async function assignMany(
  transaction: Transaction,
  by: Actor,
  submissionIds: readonly number[],
  { userId, dueOn, findPeople }: Given,
): Promise<AssignOutcome> {
  const { companyId } = by;
  const outcome: AssignOutcome = { refused: new Map(), changed: new Map() };
  const subjects = await lockedSubjects(transaction, companyId, submissionIds);
  const person = await reviewerOrRefusal(transaction, companyId, { userId, findPeople });
  const before = await assignedBefore(transaction, companyId, submissionIds);
  const jobIds = new Set([...subjects.values()].map(({ jobId }) => jobId));
  const unseen = await jobsUnseenBy(transaction, companyId, [...jobIds], { userId, findPeople });
  const changes: { subject: Subject; isNew: boolean }[] = [];
  for (const submissionId of submissionIds) {
    const subject = subjects.get(submissionId);
    const { count, dueDates } = before(submissionId);
    const isNew = !dueDates.has(userId);
    const refusal = refusalOf({ subject, person, unseen, isFull: isNew && count >= mostReviewers });
    if (refusal !== undefined) outcome.refused.set(submissionId, refusal);
    else if (subject !== undefined && (isNew || dueDates.get(userId) !== dueOn)) {
      changes.push({ subject, isNew });
      outcome.changed.set(submissionId, isNew ? {} : { dueOn: dueDates.get(userId) ?? null });
    }
  }
  if (person instanceof RequestError || changes.length === 0) return outcome;
  const ids = changes.map(({ subject }) => subject.submissionId);
  await putAssignments(transaction, companyId, ids, { userId, dueOn });
  const who = { by, userId, reviewer: person.name, dueOn };
  const [added, moved] = [changes.filter(({ isNew }) => isNew), changes.filter(({ isNew }) => !isNew)];
  await emitAll(
    transaction,
    added.map(({ subject }) => ({ type: 'submission.reviewer_assigned', ...who, ...subject })),
  );
  await emitAll(
    transaction,
    moved.map(({ subject }) => ({ type: 'submission.due_date_changed', ...who, ...subject })),
  );
  return outcome;
}

/** Finished ones, locked until the transaction ends. */
export async function lockedSubjects(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
): Promise<Map<number, Subject>> {
  const rows = await lockSubmissions(transaction, companyId, submissionIds);
  return new Map(
    rows
      .filter(({ status }) => status !== 'uploading')
      .map(({ id, job_id: jobId, status }) => [id, { submissionId: id, jobId, status }]),
  );
}

/** The date by which each of its reviewers is due, for each submission. */
export async function assignedBefore(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
) {
  const rows = await findReviewersOf(transaction, companyId, submissionIds);
  const bySubmission = Map.groupBy(rows, (row) => row.submission_id);
  return (submissionId: number) => {
    const reviewers = bySubmission.get(submissionId) ?? [];
    const dueDates = new Map(reviewers.map((row) => [row.user_id, row.due_on]));
    return { count: reviewers.length, dueDates };
  };
}

async function reviewerOrRefusal(
  transaction: Transaction,
  companyId: number,
  { userId, findPeople }: Pick<Given, 'userId' | 'findPeople'>,
): Promise<Person | RequestError> {
  const people = await findPeople(transaction, companyId);
  try {
    return requireReviewer(people.find(({ id }) => id === userId));
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}

/** Those of these jobs that this person may not see. */
async function jobsUnseenBy(
  transaction: Transaction,
  companyId: number,
  jobIds: readonly number[],
  { userId, findPeople }: Pick<Given, 'userId' | 'findPeople'>,
): Promise<ReadonlySet<number>> {
  const unseen = new Set<number>();
  for (const jobId of jobIds) {
    const viewers = await findPeople(transaction, companyId, jobId);
    if (!viewers.some(({ id }) => id === userId)) unseen.add(jobId);
  }
  return unseen;
}

function refusalOf({
  subject,
  person,
  unseen,
  isFull,
}: {
  subject: Subject | undefined;
  unseen: ReadonlySet<number>;
  person: Person | RequestError;
  isFull: boolean;
}): RequestError | undefined {
  if (subject === undefined) return new RequestError('submission.not_found');
  if (person instanceof RequestError) return person;
  if (unseen.has(subject.jobId)) return new RequestError('assignment.not_in_team');
  return isFull ? new RequestError('assignment.too_many', { values: { most: mostReviewers } }) : undefined;
}
