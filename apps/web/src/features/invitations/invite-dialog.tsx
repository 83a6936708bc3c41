import { invitationMessages, mostAddressesAtOnce } from '@nimble/contracts/invitations';
import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { usePermission } from '../../lib/current-user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/fields/field.tsx';
import { FilePicker } from '../../ui/fields/file-picker.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { findAddresses, readAddresses } from './addresses.ts';
import { InvitationList } from './invitation-list.tsx';
import { useInvite } from './invitations.queries.ts';
import { invitationsMessages as messages } from './messages.ts';

const largestFileBytes = 1024 * 1024;

type Props = { jobId: number; typed: string; onType: (typed: string) => void; onClose: () => void };

/** Takes addresses, typed or out of a file, and shows who was invited before. */
export function InviteDialog({ jobId, typed, onType, onClose }: Props) {
  const invite = useInvite(jobId);
  const maySeeCandidates = usePermission('submission', 'view');
  const [error, setError] = useState<string>();
  const [fileError, setFileError] = useState<string>();
  const { emails, invalid } = readAddresses(typed);

  async function addFile(file: File): Promise<void> {
    setFileError(undefined);
    if (file.size > largestFileBytes) return setFileError(messages.fileTooLarge);
    const found = findAddresses(await file.text());
    if (found.length === 0) return setFileError(messages.fileEmpty);
    onType([...emails, ...invalid, ...found].join('\n'));
    setError(undefined);
    toast.success(messages.fileAdded(found.length));
  }

  function send(): void {
    if (invalid.length > 0) return setError(messages.invalid(invalid));
    if (emails.length === 0) return setError(invitationMessages.noAddress);
    if (emails.length > mostAddressesAtOnce) return setError(invitationMessages.tooManyAddresses);
    invite.mutate(emails, {
      onSuccess: ({ invited, already }) => {
        if (invited > 0) toast.success(messages.invited(invited));
        if (already > 0) toast.info(messages.already(already));
        onType('');
      },
      onError: (failure) => toast.error(reasonOf(failure)),
    });
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={messages.title}
      description={messages.subtitle}
      footer={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <Button variant="primary" loading={invite.isPending} onClick={send}>
            {messages.send(emails.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label={messages.addresses}
          hint={messages.addressesHint}
          error={error}
          aside={emails.length > 0 && messages.recognized(emails.length)}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              value={typed}
              spellCheck={false}
              autoCapitalize="off"
              onChange={(event) => {
                onType(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <Field label={messages.file} hint={messages.fileHint} error={fileError}>
          {(control) => (
            <FilePicker
              control={control}
              accept=".csv,.txt,text/csv,text/plain"
              file={null}
              onPick={(file) => file !== null && void addFile(file)}
            />
          )}
        </Field>
        {maySeeCandidates && <InvitationList jobId={jobId} />}
      </div>
    </Modal>
  );
}

/** The server's own words for a limit, which say more than those for every 429. */
function reasonOf(failure: Error): string {
  const said = failure instanceof ApiError && failure.status === 429 ? failure.serverMessage : undefined;
  return said ?? messageOf(failure, messages.failed);
}
