import { FileSpreadsheet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { invitationsMessages as messages } from '../messages.ts';

const ListDialog = lazy(async () => ({ default: (await import('./list-dialog.tsx')).ListDialog }));

/** The part of the page's address that opens the dialog. */
export const listHash = '#list';

/** Opens the invitations of a whole list. */
export function ListButton({ jobId }: { jobId: number }) {
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === listHash);
  return (
    <>
      <Button icon={<FileSpreadsheet />} onClick={() => setIsOpen(true)}>
        {messages.list.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ListDialog jobId={jobId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
