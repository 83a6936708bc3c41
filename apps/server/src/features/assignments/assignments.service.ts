import {
  type Assignment,
  type AssignmentInput,
  type Colleague,
  mostReviewers,
  type Queued,
  type QueueFigures,
} from '@nimble/contracts/assignments';
import { isAllowed } from '@nimble/contracts/roles';
import type { SubmissionSummary, SubmissionsRequest } from '@nimble/contracts/submissions';
import {
  type Database,
  inTransaction,
  lockSubmitted,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { findPeopleWithRoles, permissionsOf } from '../roles/index.ts';
import { presentAssignment, presentQueued } from './assignments.presenter.ts';
import {
  countQueue,
  deleteAssignment,
  findAssignments,
  findDueDate,
  findQueue,
  hasSubmission,
  putAssignment,
} from './assignments.repository.ts';

/** The longest queue that is shown; it is reviewed from its beginning. */
const mostQueued = 100;

type Dependencies = {
  database: Database;
  list: (companyId: number, request: SubmissionsRequest) => Promise<{ data: SubmissionSummary[] }>;
};
type Caller = { companyId: number; userId: number };
type Which = { id: number; userId: number };

/** Who reviews which submission, and by when. */
export function createAssignmentsService({ database, list }: Dependencies) {
  async function shown(companyId: number, submissionId: number): Promise<Assignment[]> {
    return (await findAssignments(database, companyId, submissionId)).map(presentAssignment);
  }

  return {
    async of(companyId: number, submissionId: number): Promise<Assignment[]> {
      if (!(await hasSubmission(database, companyId, submissionId)))
        throw new RequestError('submission.not_found');
      return shown(companyId, submissionId);
    },

    async assign(by: Actor, { id: submissionId, userId }: Which, input: AssignmentInput) {
      const { companyId } = by;
      const reviewer = { companyId, submissionId, userId };
      await inTransaction(database, async (transaction) => {
        const subject = await lockedSubject(transaction, companyId, submissionId);
        const name = await nameOfReviewer(transaction, companyId, userId);
        const before = await findDueDate(transaction, reviewer);
        if (before === input.dueOn) return;
        if (before === undefined) await requireRoom(transaction, companyId, submissionId);
        await putAssignment(transaction, reviewer, { ...input, assignedBy: by.userId });
        const type = before === undefined ? 'submission.reviewer_assigned' : 'submission.due_date_changed';
        await emit(transaction, { type, by, ...subject, userId, reviewer: name, dueOn: input.dueOn });
      });
      return shown(companyId, submissionId);
    },

    async unassign(by: Actor, { id: submissionId, userId }: Which): Promise<Assignment[]> {
      const { companyId } = by;
      await inTransaction(database, async (transaction) => {
        const subject = await lockedSubject(transaction, companyId, submissionId);
        const name = await deleteAssignment(transaction, { companyId, submissionId, userId });
        if (name === undefined) throw new RequestError('assignment.not_found');
        const who = { userId, reviewer: name };
        await emit(transaction, { type: 'submission.reviewer_unassigned', by, ...subject, ...who });
      });
      return shown(companyId, submissionId);
    },

    async colleagues(companyId: number, submissionId: number): Promise<Colleague[]> {
      if (!(await hasSubmission(database, companyId, submissionId)))
        throw new RequestError('submission.not_found');
      const people = await findPeopleWithRoles(database, companyId);
      return people
        .filter((person) => isAllowed(permissionsOf(person), 'submission', 'view'))
        .map((person) => ({
          id: person.id,
          name: person.display_name ?? person.username,
          mayReview: isAllowed(permissionsOf(person), 'submission', 'update'),
        }));
    },

    async queue({ companyId, userId }: Caller): Promise<{ data: Queued[]; meta: QueueFigures }> {
      const rows = await findQueue(database, companyId, userId, mostQueued);
      const ids = rows.map(({ submission_id }) => submission_id);
      const found = ids.length === 0 ? [] : (await list(companyId, these(ids))).data;
      const summaries = new Map(found.map((submission) => [submission.id, submission]));
      return {
        data: rows.flatMap((row) => {
          const submission = summaries.get(row.submission_id);
          return submission === undefined ? [] : [presentQueued(row, submission)];
        }),
        meta: await countQueue(database, companyId, userId),
      };
    },

    countQueue: ({ companyId, userId }: Caller): Promise<QueueFigures> =>
      countQueue(database, companyId, userId),
  };
}
export type AssignmentsService = ReturnType<typeof createAssignmentsService>;

const these = (ids: readonly number[]): SubmissionsRequest => ({
  where: { kind: 'oneOf', field: 'id', values: ids },
  sort: { field: 'createdAt', direction: 'desc' },
  populate: new Set(['job']),
  fields: undefined,
  start: 0,
  limit: mostQueued,
  countedBy: 'pages',
});

async function lockedSubject(transaction: Transaction, companyId: number, submissionId: number) {
  const row = await lockSubmitted(transaction, companyId, submissionId);
  if (row === undefined) throw new RequestError('submission.not_found');
  return { submissionId, jobId: row.job_id, status: row.status };
}

/** Who cannot sign in cannot review either. */
async function nameOfReviewer(transaction: Transaction, companyId: number, userId: number): Promise<string> {
  const people = await findPeopleWithRoles(transaction, companyId);
  const person = people.find(({ id }) => id === userId);
  if (person === undefined) throw new RequestError('assignment.person_not_found');
  if (!isAllowed(permissionsOf(person), 'submission', 'update'))
    throw new RequestError('assignment.may_not_review');
  return person.display_name ?? person.username;
}

async function requireRoom(transaction: Transaction, companyId: number, submissionId: number): Promise<void> {
  const assigned = await findAssignments(transaction, companyId, submissionId);
  if (assigned.length >= mostReviewers)
    throw new RequestError('assignment.too_many', { values: { most: mostReviewers } });
}
