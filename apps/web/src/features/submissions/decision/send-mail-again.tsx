import { fitsDecision, type PlannedMail } from '@nimble/contracts/decision-mails';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { followAction, reasonText, useStartBulkAction } from '../../bulk-actions/index.ts';
import { decisionMessages as messages } from './messages.ts';

/** Sends an email that failed once more, in the same words. */
export function SendMailAgain({ submissionId, mail }: { submissionId: number; mail: PlannedMail }) {
  const { mutate, isPending } = useStartBulkAction();
  function send(): void {
    const { kind, subject, text } = mail;
    mutate(
      {
        change: { kind: 'mail', mail: { kind, words: { subject, text } } },
        selection: { by: 'ids', submissions: [{ id: submissionId }] },
      },
      {
        evenWhenGone: true,
        onSuccess: ({ action, failures }) => {
          const why = failures?.reasons[0];
          if (why !== undefined) toast.error(messages.sendAgainFailed, { detail: reasonText(why) });
          else if (action.finishedAt === null || action.stopped !== null) followAction(action.id);
          else toast.success(messages.leaves({ count: action.done }));
        },
        onError: (error) => toast.error(messageOf(error, messages.sendAgainFailed)),
      },
    );
  }
  return (
    <Button size="small" variant="ghost" className="ms-auto" loading={isPending} onClick={send}>
      {messages.sendAgain}
    </Button>
  );
}

/**
 * The server refuses a second email of a kind, one that does not fit the decision, and any to a person who has
 * unsubscribed.
 * @param mails of the candidate, newest first
 */
export function maySendAgain(mail: PlannedMail, mails: readonly PlannedMail[], status: string): boolean {
  if (mail.state !== 'failed' || mail.failure === 'unsubscribed' || mail.failure === 'closed') return false;
  return fitsDecision(status, mail.kind) && mails.find(({ kind }) => kind === mail.kind) === mail;
}
