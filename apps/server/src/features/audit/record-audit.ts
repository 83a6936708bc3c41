import type { AuditAction, AuditDetails } from '@nimble/contracts/audit';
import type { Transaction } from '../../platform/database/index.ts';
import { insertEvent, insertEventOfNobody } from './audit.repository.ts';

/**
 * Who does something, and from which network address: a signed-in member of a company is one, and so is an API token, for
 * whoever made it. null: on this machine.
 */
export type Actor = {
  companyId: number;
  userId: number;
  address: string | null;
  apiToken?: { name: string };
};

type Happening = {
  action: AuditAction;
  /** Leave out the name where it would be a candidate's: it would outlive the candidate's erasure. */
  subject: { id: number; name?: string };
  details?: AuditDetails;
};

/**
 * Writes down what an actor does, in the transaction that does it: there is no change without its event and no event
 * without its change. Call it before the actor's own row could go.
 */
export async function recordAudit(
  transaction: Transaction,
  actor: Actor,
  { action, subject, details = {} }: Happening,
): Promise<void> {
  await insertEvent(transaction, {
    companyId: actor.companyId,
    actorId: actor.userId,
    address: actor.address,
    apiToken: actor.apiToken?.name ?? null,
    action,
    subject: { id: subject.id, name: subject.name ?? '' },
    details,
  });
}

/** Writes down what the clock has done to a company: in numbers, about nobody. */
export async function recordByClock(
  transaction: Transaction,
  companyId: number,
  action: AuditAction,
  details: AuditDetails,
): Promise<void> {
  await insertEventOfNobody(transaction, { companyId, action, subjectId: companyId, details });
}

/** Writes down what who runs the installation has done to a company: not by whom, as they are nobody of the company. */
export async function recordByMaster(
  transaction: Transaction,
  { companyId, action }: { companyId: number; action: AuditAction },
): Promise<void> {
  await insertEventOfNobody(transaction, { companyId, action, subjectId: companyId });
}

/** Writes down that a candidate has had a submission erased; neither who nor from where, which would outlive it. */
export async function recordErasureByCandidate(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  const action = 'submission.erased_by_candidate';
  await insertEventOfNobody(transaction, { companyId, action, subjectId: submissionId });
}
