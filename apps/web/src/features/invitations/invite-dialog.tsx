import { usePermission } from '../../lib/current-user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FilePicker } from '../../ui/fields/file-picker.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { InvitationList } from './invitation-list.tsx';
import { invitationsMessages as messages } from './messages.ts';
import { useInviteForm } from './use-invite-form.ts';

type Props = { jobId: number; typed: string; onType: (typed: string) => void; onClose: () => void };

/** Takes addresses, typed or out of a file, and shows who was invited before. */
export function InviteDialog({ jobId, typed, onType, onClose }: Props) {
  const form = useInviteForm({ jobId, typed, onType });
  const maySeeCandidates = usePermission('submission', 'view');
  const { emails } = form;
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
            {messages.send(emails.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label={messages.addresses}
          hint={messages.addressesHint}
          error={form.error}
          aside={emails.length > 0 && messages.recognized(emails.length)}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              value={typed}
              spellCheck={false}
              autoCapitalize="off"
              onChange={(event) => form.type(event.target.value)}
            />
          )}
        </Field>
        <Field label={messages.file} hint={messages.fileHint} error={form.fileError}>
          {(control) => (
            <FilePicker
              control={control}
              accept=".csv,.txt,text/csv,text/plain"
              file={null}
              onPick={(file) => file !== null && void form.addFile(file)}
            />
          )}
        </Field>
        {maySeeCandidates && <InvitationList jobId={jobId} />}
      </div>
    </Modal>
  );
}
