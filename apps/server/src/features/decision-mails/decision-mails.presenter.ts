import type { PlannedMail, RecentMails } from '@nimble/contracts/decision-mails';
import type { DecisionMailRow } from './decision-mails.repository.ts';
import type { FailedMailRow } from './recent-mails.repository.ts';

export function presentDecisionMail(row: DecisionMailRow): PlannedMail {
  const { id, kind, language, subject, body: text, failure } = row;
  const state = stateOf(row);
  return {
    id,
    kind,
    language,
    subject,
    text,
    state,
    failure: state === 'failed' && failure !== 'unclear' ? failure : null,
    sendAt: row.send_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}

export function stateOf({ sent_at, failed_at, failure }: DecisionMailRow): PlannedMail['state'] {
  if (sent_at !== null) return 'sent';
  if (failed_at === null) return 'waiting';
  return failure === 'unclear' ? 'unclear' : 'failed';
}

export function presentRecentMails(
  { planned, waiting }: Pick<RecentMails, 'planned' | 'waiting'>,
  failed: readonly FailedMailRow[],
  names: ReadonlyMap<number, string>,
): RecentMails {
  return {
    planned,
    waiting,
    failed: failed.flatMap(({ id, submission_id, failure, failed_at }) =>
      failure === null || failed_at === null
        ? []
        : [
            {
              id,
              submissionId: submission_id,
              candidateName: names.get(submission_id) ?? '',
              failure,
              failedAt: failed_at.toISOString(),
            },
          ],
    ),
  };
}
