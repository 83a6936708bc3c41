import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { invitationsMessages as messages } from './messages.ts';
import { emptyInvitation } from './use-invite-form.ts';

/** Opens the invitations of an active job. The input is kept when they are closed. */
export function InviteButton({ jobId }: { jobId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(emptyInvitation);
  return (
    <>
      <Button icon={<Mail />} onClick={() => setIsOpen(true)}>
        {messages.open}
      </Button>
      {isOpen && (
        <InviteDialog jobId={jobId} draft={draft} onChange={setDraft} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
