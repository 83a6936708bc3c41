import type { PlannedMail } from '@nimble/contracts/decision-mails';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { formatDateTime } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { decisionMailsQuery, useCancelDecisionMail } from './decision-mails.queries.ts';
import { decisionMessages as messages } from './messages.ts';
import { maySendAgain, SendMailAgain } from './send-mail-again.tsx';

/** Which emails the candidate got about decisions, or did not get; none while there are none. */
export function DecisionMails({ submissionId, status }: { submissionId: number; status: string }) {
  const { data = [] } = useQuery(decisionMailsQuery(submissionId));
  const canceling = useCancelDecisionMail(submissionId);
  if (data.length === 0) return null;
  function cancel(mail: PlannedMail): void {
    canceling.mutate(mail.id, {
      onSuccess: () => toast.success(messages.stopped),
      onError: (error) => toast.error(messageOf(error, messages.stopFailed)),
    });
  }
  return (
    <ul className="mt-2.5 grid gap-1 border-line border-t pt-2.5 text-sm">
      {data.map((mail) => (
        <li key={mail.id} className="flex flex-wrap items-center justify-between gap-2">
          <span
            className={
              mail.state === 'failed' || mail.state === 'unclear' ? 'text-danger-ink' : 'text-ink-soft'
            }
          >
            {inWords(mail)}
          </span>
          {mail.state === 'waiting' && (
            <Button
              size="small"
              variant="ghost"
              className="ms-auto"
              loading={canceling.isPending}
              onClick={() => cancel(mail)}
            >
              {messages.stop}
            </Button>
          )}
          {maySendAgain(mail, data, status) && <SendMailAgain submissionId={submissionId} mail={mail} />}
        </li>
      ))}
    </ul>
  );
}

function inWords({ state, subject, sentAt, failure }: PlannedMail): string {
  if (state === 'sent') return messages.mails.sent({ subject, date: formatDateTime(sentAt ?? '') });
  if (state === 'failed')
    return messages.mails.failed({ subject, reason: messages.failures[failure ?? 'other'] });
  return messages.mails[state]({ subject });
}
