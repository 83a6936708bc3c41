import { longestInvitationMessage } from '@nimble/contracts/invitations';
import { useId } from 'react';
import { Link } from 'react-router';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FilePicker } from '../../ui/fields/file-picker.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { InviteTerms } from './invite-terms.tsx';
import { invitationsMessages as messages } from './messages.ts';
import { type InvitationDraft, useInviteForm } from './use-invite-form.ts';

type Props = {
  jobId: number;
  draft: InvitationDraft;
  onChange: (draft: InvitationDraft) => void;
  onClose: () => void;
};

/** Takes addresses, typed or from a file, and the email's message, and lists earlier invitations. */
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
          <Button onClick={onClose}>{messages.close}</Button>
          <Button variant="primary" loading={form.isSending} onClick={form.send}>
            {messages.send({ count: form.count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <AddressFields form={form} addresses={draft.addresses} />
        <WordsFields form={form} draft={draft} />
        <InviteTerms draft={draft.terms} error={form.errors.deadline} onChange={form.changeTerms} />
        {maySeeCandidates && (
          <p>
            <Link
              to={`/jobs/${jobId}/invitations`}
              onClick={onClose}
              className="text-brand-ink underline underline-offset-2"
            >
              {messages.seeAll}
            </Link>
          </p>
        )}
      </div>
    </Modal>
  );
}

type Form = ReturnType<typeof useInviteForm>;

function AddressFields({ form, addresses }: { form: Form; addresses: string }) {
  return (
    <>
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
          />
        )}
      </Field>
      <Field label={messages.file} hint={messages.fileHint} error={form.errors.file}>
        {(control) => (
          <FilePicker
            control={control}
            accept=".csv,.txt,text/csv,text/plain"
            file={null}
            onPick={(file) => file !== null && void form.addFile(file)}
          />
        )}
      </Field>
    </>
  );
}

/** The email's text besides the link. */
function WordsFields({ form, draft }: { form: Form; draft: InvitationDraft }) {
  const { displayName, username, email } = useCurrentUser();
  const hintId = useId();
  return (
    <>
      <Field
        label={messages.message}
        hint={messages.messageHint}
        error={form.errors.message}
        aside={messages.messageCounter({ length: draft.message.length, most: longestInvitationMessage })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={longestInvitationMessage}
            value={draft.message}
            onChange={(event) => form.typeMessage(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-col gap-1">
        <Checkbox
          label={messages.contact}
          describedBy={hintId}
          checked={draft.sharesContact}
          onChange={form.shareContact}
        />
        <p id={hintId} className="text-ink-faint text-sm [overflow-wrap:anywhere]">
          {messages.contactHint({ name: displayName ?? username, email })}
        </p>
      </div>
    </>
  );
}
