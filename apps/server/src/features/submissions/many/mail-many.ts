import type { DecisionMail } from '@nimble/contracts/decision-mails';
import { inSavepoint, lockSubmissions, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';
import type { ReviewDependencies } from '../review/give-review.ts';
import { type ManyOutcome, refusalOf } from './many-outcome.ts';

type Needs = Pick<ReviewDependencies, 'plannedMails'>;
type Mailing = { mail: DecisionMail } & Needs;

/** Emails the candidates whose decision the email fits, each once. The decision stays. */
export async function mailMany(
  transaction: Transaction,
  member: Actor,
  submissionIds: readonly number[],
  { mail, plannedMails }: Mailing,
): Promise<ManyOutcome> {
  const rows = await lockSubmissions(transaction, member.companyId, submissionIds);
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  const outcome: ManyOutcome = { refused: new Map(), changed: new Map() };
  for (const submissionId of submissionIds) {
    let mailId: number | undefined;
    const refusal = await refusalOf(async () => {
      const status = statuses.get(submissionId);
      if (status === undefined || status === 'uploading') throw new RequestError('submission.not_found');
      mailId = await inSavepoint(transaction, () =>
        plannedMails.plan(transaction, member, { submissionId, status, mail }),
      );
    });
    if (refusal === undefined) outcome.changed.set(submissionId, { mailId });
    else outcome.refused.set(submissionId, refusal);
  }
  return outcome;
}

/** `before.mailId`: what it was sent. */
type Mailed = { submissionId: number; before: { mailId?: number } | null };

/** Cancels the emails that an action has planned, as long as they wait; a later one of a colleague stays. */
export async function takeBackMails(
  transaction: Transaction,
  member: Actor,
  items: readonly Mailed[],
  { plannedMails }: Needs,
): Promise<ManyOutcome> {
  const submissionIds = items.map(({ submissionId }) => submissionId);
  const planned = items.flatMap(({ before }) => before?.mailId ?? []);
  const canceled =
    planned.length === 0
      ? new Set<number>()
      : await plannedMails.cancelAll(transaction, member, submissionIds, planned);
  const left = submissionIds.filter((id) => !canceled.has(id));
  return {
    refused: new Map(left.map((id) => [id, new RequestError('decision_mail.sent')])),
    changed: new Map([...canceled].map((id) => [id, {}])),
  };
}
