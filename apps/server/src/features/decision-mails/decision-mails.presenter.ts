import type { PlannedMail } from '@nimble/contracts/decision-mails';
import type { DecisionMailRow } from './decision-mails.repository.ts';

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

function stateOf({ sent_at, failed_at, failure }: DecisionMailRow): PlannedMail['state'] {
  if (sent_at !== null) return 'sent';
  if (failed_at === null) return 'waiting';
  return failure === 'unclear' ? 'unclear' : 'failed';
}
