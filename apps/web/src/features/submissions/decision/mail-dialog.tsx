import type { DecisionMail } from '@nimble/contracts/decision-mails';
import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Draft, KindField } from './mail-choice.tsx';
import { decisionMessages as messages } from './messages.ts';
import { useDecisionMail } from './use-decision-mail.ts';

/** Every email fits this status. */
const anyStatus = 'reviewed';

type Props = {
  /** The first of them, to whom the preview is addressed. */
  candidate: Pick<SubmissionSummary, 'id' | 'candidateName'>;
  count: number;
  pending: boolean;
  onSend: (mail: DecisionMail) => void;
  onClose: () => void;
};

/** Emails candidates who are decided already. */
export function MailDialog({ candidate, count, pending, onSend, onClose }: Props) {
  const choice = useDecisionMail(candidate.id, anyStatus);
  const { mail, isValid } = choice;
  return (
    <Modal
      open
      onClose={() => !pending && onClose()}
      title={messages.mailTitle({ count })}
      description={messages.mailText}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            loading={pending}
            disabled={!isValid || mail === undefined}
            onClick={() => mail !== undefined && onSend(mail)}
          >
            {messages.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <KindField choice={choice} />
        <Draft choice={choice} name={candidate.candidateName} isOfSeveral={count > 1} />
      </div>
    </Modal>
  );
}
