import {
  type Assignment,
  type AssignmentInput,
  type Colleague,
  mostReviewers,
} from '@nimble/contracts/assignments';
import { isAllowed } from '@nimble/contracts/roles';
import { inTransaction, lockSubmitted, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { presentAssignments, presentColleague } from './assignments.presenter.ts';
import { deleteAssignments, findAssignments, findDueDate, putAssignments } from './assignments.repository.ts';
import type { FindPeople, Person } from './people.ts';
import { createQueueService, type QueueDependencies, these } from './queue.service.ts';

type Dependencies = QueueDependencies & { findPeople: FindPeople };
type Which = { id: number; userId: number };

/** Decides who reviews which submission, and when it is due. */
export function createAssignmentsService(dependencies: Dependencies) {
  const { database, list, findPeople } = dependencies;

  async function shown(companyId: number, submissionId: number, jobId?: number): Promise<Assignment[]> {
    const people = await findPeople(database, companyId, jobId);
    return presentAssignments(await findAssignments(database, companyId, submissionId), people);
  }
  /** @returns its job. */
  async function requireSubmission(companyId: number, submissionId: number): Promise<number | undefined> {
    const [found] = (await list(companyId, these([submissionId]))).data;
    if (found === undefined) throw new RequestError('submission.not_found');
    return found.job?.id;
  }

  return {
    ...createQueueService(dependencies),

    async of(companyId: number, submissionId: number): Promise<Assignment[]> {
      return shown(companyId, submissionId, await requireSubmission(companyId, submissionId));
    },

    async assign(by: Actor, which: Which, input: AssignmentInput): Promise<Assignment[]> {
      const jobId = await inTransaction(database, (transaction) =>
        assign(transaction, by, { ...which, ...input, findPeople }),
      );
      return shown(by.companyId, which.id, jobId);
    },

    async unassign(by: Actor, which: Which): Promise<Assignment[]> {
      const jobId = await inTransaction(database, (transaction) =>
        unassign(transaction, by, { ...which, findPeople }),
      );
      return shown(by.companyId, which.id, jobId);
    },

    async colleagues(companyId: number, submissionId: number): Promise<Colleague[]> {
      const jobId = await requireSubmission(companyId, submissionId);
      const people = await findPeople(database, companyId, jobId);
      return people
        .filter(({ permissions }) => isAllowed(permissions, 'submission', 'view'))
        .map(presentColleague)
        .toSorted((one, other) => one.name.localeCompare(other.name));
    },
  };
}
export type AssignmentsService = ReturnType<typeof createAssignmentsService>;

type Assigning = Which & { findPeople: FindPeople };

async function assign(
  transaction: Transaction,
  by: Actor,
  { id: submissionId, userId, dueOn, findPeople }: Assigning & AssignmentInput,
): Promise<number> {
  const { companyId } = by;
  const subject = await lockedSubject(transaction, companyId, submissionId);
  const { name } = requireReviewer(
    (await findPeople(transaction, companyId)).find(({ id }) => id === userId),
  );
  const viewers = await findPeople(transaction, companyId, subject.jobId);
  if (!viewers.some(({ id }) => id === userId)) throw new RequestError('assignment.not_in_team');
  const before = await findDueDate(transaction, { companyId, submissionId, userId });
  if (before === dueOn) return subject.jobId;
  if (before === undefined) await requireRoom(transaction, companyId, submissionId);
  await putAssignments(transaction, companyId, [submissionId], { userId, dueOn });
  const type = before === undefined ? 'submission.reviewer_assigned' : 'submission.due_date_changed';
  await emit(transaction, { type, by, ...subject, userId, reviewer: name, dueOn });
  return subject.jobId;
}

async function unassign(
  transaction: Transaction,
  by: Actor,
  { id: submissionId, userId, findPeople }: Assigning,
): Promise<number> {
  const { companyId } = by;
  const subject = await lockedSubject(transaction, companyId, submissionId);
  if ((await deleteAssignments(transaction, companyId, [submissionId], userId)) === 0)
    throw new RequestError('assignment.not_found');
  const person = (await findPeople(transaction, companyId)).find(({ id }) => id === userId);
  const who = { userId, reviewer: person?.name ?? '' };
  await emit(transaction, { type: 'submission.reviewer_unassigned', by, ...subject, ...who });
  return subject.jobId;
}

async function lockedSubject(transaction: Transaction, companyId: number, submissionId: number) {
  const row = await lockSubmitted(transaction, companyId, submissionId);
  if (row === undefined) throw new RequestError('submission.not_found');
  return { submissionId, jobId: row.job_id, status: row.status };
}

/** @throws RequestError notFound for a person who cannot sign in; unprocessable for one who may not review. */
export function requireReviewer(person: Person | undefined): Person {
  if (person === undefined) throw new RequestError('assignment.person_not_found');
  if (!isAllowed(person.permissions, 'submission', 'update'))
    throw new RequestError('assignment.may_not_review');
  return person;
}

async function requireRoom(transaction: Transaction, companyId: number, submissionId: number): Promise<void> {
  const assigned = await findAssignments(transaction, companyId, submissionId);
  if (assigned.length >= mostReviewers)
    throw new RequestError('assignment.too_many', { values: { most: mostReviewers } });
}
