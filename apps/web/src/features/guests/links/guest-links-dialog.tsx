import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CopyField } from '../../../ui/fields/copy-field.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { useIsCreatingGuestLink } from '../guests.queries.ts';
import { guestLinksMessages as messages } from '../messages.ts';
import { GuestLinkList } from './guest-link-list.tsx';
import { NewLinkForm } from './new-link-form.tsx';

type Props = { jobId: number; candidates: readonly number[]; onClose: () => void };

/** Makes links, shows each new one once, and revokes old ones. It stays until the address of a new one has come. */
export function GuestLinksDialog({ jobId, candidates, onClose }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  const isCreating = useIsCreatingGuestLink(jobId);
  return (
    <Modal
      open
      onClose={() => !isCreating && onClose()}
      title={messages.title}
      description={messages.subtitle}
      footer={
        <Button onClick={onClose} disabled={isCreating}>
          {uiMessages.close}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {address === null ? (
          <NewLinkForm jobId={jobId} candidates={candidates} onCreated={setAddress} />
        ) : (
          <div role="status" className="flex flex-col items-start gap-3">
            <p>{messages.created}</p>
            <div className="w-full">
              <CopyField
                label={messages.address}
                value={address}
                onCopied={() => toast.success(messages.copied)}
                onDenied={() => toast.info(messages.copyDenied)}
              />
            </div>
            <Button size="small" onClick={() => setAddress(null)}>
              {messages.another}
            </Button>
          </div>
        )}
        <GuestLinkList jobId={jobId} />
      </div>
    </Modal>
  );
}
