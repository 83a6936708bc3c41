import type { BulkChange } from '@nimble/contracts/bulk-actions';
import { type DecisionMail, type DecisionMailKind, fitsDecision } from '@nimble/contracts/decision-mails';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { countWaitingMails } from '../bulk-actions.repository.ts';

export type RoomNeeds = {
  /** How many emails the company may send now; serializes callers. */
  roomForMails: (transaction: Transaction, companyId: number) => Promise<number>;
  /** How many of these submissions have no email of this kind yet. */
  countUnmailed: (
    transaction: Transaction,
    companyId: number,
    about: { submissionIds: readonly number[]; kind: DecisionMailKind },
  ) => Promise<number>;
};

type Planned = { change: BulkChange; items: readonly { id: number; status: SubmissionStatus }[] };

/**
 * The limit of emails holds for all of them before anything is changed. It counts those who have unsubscribed, too.
 * @throws RequestError unprocessable with the number that is left.
 */
export async function requireRoom(
  transaction: Transaction,
  companyId: number,
  { change, items }: Planned,
  { roomForMails, countUnmailed }: RoomNeeds,
): Promise<void> {
  const mail = mailOf(change);
  if (mail === undefined) return;
  const fitting =
    change.kind === 'mail' ? items.filter(({ status }) => fitsDecision(status, mail.kind)) : items;
  const submissionIds = fitting.map(({ id }) => id);
  const left = await roomForMails(transaction, companyId);
  const room = Math.max(0, left - (await countWaitingMails(transaction, companyId)));
  const count = await countUnmailed(transaction, companyId, { submissionIds, kind: mail.kind });
  if (count > room) throw new RequestError('bulk_action.too_many_mails', { values: { count, room } });
}

function mailOf(change: BulkChange): DecisionMail | undefined {
  return change.kind === 'mail' || change.kind === 'status' ? change.mail : undefined;
}
