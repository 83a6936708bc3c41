import { Link } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { listHash } from './batches/list-button.tsx';
import { InviteTerms } from './invite-terms.tsx';
import { invitationsMessages as messages } from './messages.ts';
import { type InvitationDraft, useInviteForm } from './use-invite-form.ts';
import { WordsFields } from './words-fields.tsx';

type Props = {
  jobId: number;
  draft: InvitationDraft;
  onChange: (draft: InvitationDraft) => void;
  onClose: () => void;
};

/** Takes addresses and the email's message; long lists have a dialog of their own. */
export function InviteDialog({ jobId, draft, onChange, onClose }: Props) {
  const form = useInviteForm({ jobId, draft, onChange });
  const maySeeCandidates = usePermission('submission', 'view');
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.title}
      description={messages.subtitle}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.close}</Button>
          <Button variant="primary" loading={form.isSending} onClick={form.send}>
            {messages.send({ count: form.count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <AddressField form={form} addresses={draft.addresses} />
        <WordsFields
          message={draft.message}
          error={form.errors.message}
          sharesContact={draft.sharesContact}
          onMessage={form.typeMessage}
          onSharesContact={form.shareContact}
        />
        <InviteTerms draft={draft.terms} error={form.errors.deadline} onChange={form.changeTerms} />
        {maySeeCandidates && (
          <ul className="flex flex-col gap-2">
            <li>
              <PageLink
                to={`/jobs/${jobId}/invitations${listHash}`}
                text={messages.list.instead}
                onFollow={onClose}
              />
            </li>
            <li>
              <PageLink to={`/jobs/${jobId}/invitations`} text={messages.seeAll} onFollow={onClose} />
            </li>
          </ul>
        )}
      </div>
    </Modal>
  );
}

function PageLink({ to, text, onFollow }: { to: string; text: string; onFollow: () => void }) {
  return (
    <Link to={to} onClick={onFollow} className="text-brand-ink underline underline-offset-2">
      {text}
    </Link>
  );
}

type Form = ReturnType<typeof useInviteForm>;

function AddressField({ form, addresses }: { form: Form; addresses: string }) {
  return (
    <Field
      label={messages.addresses}
      hint={messages.addressesHint}
      error={form.errors.addresses}
      aside={form.count > 0 && messages.recognized({ count: form.count })}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          value={addresses}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => form.typeAddresses(event.target.value)}
          onBlur={form.leaveAddresses}
        />
      )}
    </Field>
  );
}
