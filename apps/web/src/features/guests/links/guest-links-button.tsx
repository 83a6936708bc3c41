import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { guestLinksMessages as messages } from '../messages.ts';
import { GuestLinksDialog } from './guest-links-dialog.tsx';

type Props = {
  jobId: number;
  /** The initial candidates of a new link. */
  candidates?: readonly number[];
};

/** Opens the guest links of a job; hidden from people who may not make any. */
export function GuestLinksButton({ jobId, candidates = [] }: Props) {
  const mayUpdate = usePermission('submission', 'update');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayUpdate) return null;
  return (
    <>
      <Button icon={<Link2 />} onClick={() => setIsOpen(true)} className="print:hidden">
        {messages.open}
      </Button>
      {isOpen && <GuestLinksDialog jobId={jobId} candidates={candidates} onClose={() => setIsOpen(false)} />}
    </>
  );
}
