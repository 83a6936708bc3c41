import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../lib/current-user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ExtraTimeDialog } from './extra-time-dialog.tsx';
import { extraTimeMessages as messages } from './messages.ts';

/** Opens the extra times of a job; for people who may see candidates and decide about them. */
export function ExtraTimeButton({ jobId }: { jobId: number }) {
  const maySee = usePermission('submission', 'view');
  const mayGive = usePermission('submission', 'update');
  const [isOpen, setIsOpen] = useState(false);
  if (!maySee || !mayGive) return null;
  return (
    <>
      <Button icon={<Hourglass />} onClick={() => setIsOpen(true)}>
        {messages.open}
      </Button>
      {isOpen && <ExtraTimeDialog jobId={jobId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
