import { useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { reviewersQuery } from '../assignments.queries.ts';
import { reviewersMessages as messages } from '../messages.ts';
import { ReviewersDialog } from './reviewers-dialog.tsx';

/** Opens the assigned reviewers of a candidate, and says how many there are. */
export function ReviewersButton({ submissionId }: { submissionId: number }) {
  const { data } = useQuery(reviewersQuery(submissionId));
  const [isOpen, setIsOpen] = useState(false);
  const count = data?.length ?? 0;
  return (
    <>
      <Button icon={<UserCheck />} onClick={() => setIsOpen(true)} className="print:hidden">
        {count === 0 ? messages.open : messages.openWith({ count })}
      </Button>
      {isOpen && <ReviewersDialog submissionId={submissionId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
