import type { DecisionMail } from '@nimble/contracts/decision-mails';
import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { changePreferences } from '../../../lib/preferences.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { AskedDecision, AskedStatus } from './asked-decision.ts';
import { Draft, KindField } from './mail-choice.tsx';
import { decisionMessages as messages } from './messages.ts';
import { useDecisionMail } from './use-decision-mail.ts';

type Props = {
  /** The candidate, or the first of several; the preview is addressed to them. */
  candidate: Pick<SubmissionSummary, 'id' | 'candidateName'>;
  /** How many are decided at once. */
  count?: number;
  asked: AskedDecision;
  pending: boolean;
  onDecide: (mail: DecisionMail | undefined) => void;
  onClose: () => void;
};

/** Asks which email goes with a decision, shows it, and lets it be edited. */
export function DecisionDialog({ candidate, count = 1, asked, pending, onDecide, onClose }: Props) {
  const { status, isUnsure } = asked;
  const choice = useDecisionMail(candidate.id, status);
  const [isLast, setIsLast] = useState(false);
  const { kind, mail, isValid, draft } = choice;
  const isRepeated = count === 1 && kind !== 'none' && draft.data?.isPlanned === true;
  function decide(): void {
    if (isLast && mail === undefined) changePreferences({ asksForMail: false });
    onDecide(mail);
  }
  return (
    <Modal
      open
      onClose={() => !pending && onClose()}
      title={titleOf(status, candidate.candidateName, count)}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            {messages.cancel}
          </Button>
          <Button
            variant={status === 'rejected' ? 'danger' : 'primary'}
            loading={pending}
            disabled={!isValid || isRepeated}
            autoFocus
            onClick={decide}
          >
            {confirmLabel(status, mail !== undefined)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isUnsure && (
          <p className="rounded-control bg-warning-soft px-3 py-2 text-warning-ink">{messages.unsure}</p>
        )}
        <KindField choice={choice} isRepeated={isRepeated} mayBeNone />
        {kind === 'none' ? (
          <>
            <p className="text-ink-soft">{messages.noneText}</p>
            <Checkbox checked={isLast} onChange={setIsLast} label={messages.dontAsk} />
          </>
        ) : (
          <Draft choice={choice} name={candidate.candidateName} isOfSeveral={count > 1} />
        )}
      </div>
    </Modal>
  );
}

function titleOf(status: AskedStatus, name: string, count: number): string {
  if (count > 1)
    return status === 'rejected' ? messages.rejectSeveral({ count }) : messages.approveSeveral({ count });
  return status === 'rejected' ? messages.rejectTitle({ name }) : messages.approveTitle({ name });
}

function confirmLabel(status: AskedStatus, mails: boolean): string {
  if (status === 'rejected') return mails ? messages.rejectAndSend : messages.withoutReject;
  return mails ? messages.approveAndSend : messages.withoutApprove;
}
