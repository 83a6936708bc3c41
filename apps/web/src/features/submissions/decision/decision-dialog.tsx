import type { DecisionMail } from '@nimble/contracts/decision-mails';
import { languageNames } from '@nimble/contracts/languages';
import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { changePreferences } from '../../../lib/preferences.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { MailPreview, MailWordsFields, mailKindNames } from '../../mail-templates/index.ts';
import type { AskedDecision } from './asked-decision.ts';
import { decisionMessages as messages } from './messages.ts';
import { useDecisionMail } from './use-decision-mail.ts';

type Props = {
  /** Of several the first, to whom the preview is addressed. */
  candidate: Pick<SubmissionSummary, 'id' | 'candidateName'>;
  /** How many are decided at once. */
  count?: number;
  status: AskedDecision['status'];
  pending: boolean;
  onDecide: (mail: DecisionMail | undefined) => void;
  onClose: () => void;
};

/** Asks which email goes with a decision, shows it, and lets it be edited. */
export function DecisionDialog({ candidate, count = 1, status, pending, onDecide, onClose }: Props) {
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
        <KindField choice={choice} isRepeated={isRepeated} />
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

type Choice = ReturnType<typeof useDecisionMail>;

function KindField({ choice: { kind, kinds, choose }, isRepeated }: { choice: Choice; isRepeated: boolean }) {
  return (
    <Field label={messages.template} error={isRepeated ? messages.repeated : undefined}>
      {(control) => (
        <Select
          {...control}
          value={kind}
          options={[
            ...kinds.map((value) => ({ value, label: mailKindNames[value] })),
            { value: 'none' as const, label: messages.none },
          ]}
          onChange={choose}
        />
      )}
    </Field>
  );
}

/** All emails about decisions have the same fields. */
const anyKind = 'seen';

type DraftProps = { choice: Choice; name: string; isOfSeveral: boolean };

function Draft({ choice: { draft, edited, setEdited, isValid }, name, isOfSeveral }: DraftProps) {
  const { data } = draft;
  if (data === undefined)
    return draft.isError ? (
      <FieldError>{messageOf(draft.error, messages.failed)}</FieldError>
    ) : (
      <Loading label={messages.loading}>
        <Skeleton className="h-72" />
      </Loading>
    );
  return (
    <>
      <p className="text-ink-soft text-sm">
        {isOfSeveral
          ? messages.several({ name })
          : `${messages.to({ address: data.to })} · ${messages.inLanguage({ language: languageNames[data.language] })}`}
      </p>
      {edited === undefined ? (
        <Button size="small" className="justify-self-start" onClick={() => setEdited(data.words)}>
          {messages.edit}
        </Button>
      ) : (
        <MailWordsFields kind={anyKind} words={edited} onChange={setEdited} rows={8} />
      )}
      <MailPreview rendered={data.rendered} isCurrent={isValid} />
    </>
  );
}

function titleOf(status: Props['status'], name: string, count: number): string {
  if (count > 1)
    return status === 'rejected' ? messages.rejectSeveral({ count }) : messages.approveSeveral({ count });
  return status === 'rejected' ? messages.rejectTitle({ name }) : messages.approveTitle({ name });
}

function confirmLabel(status: Props['status'], mails: boolean): string {
  if (status === 'rejected') return mails ? messages.rejectAndSend : messages.withoutReject;
  return mails ? messages.approveAndSend : messages.withoutApprove;
}
