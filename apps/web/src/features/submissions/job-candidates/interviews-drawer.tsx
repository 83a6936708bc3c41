import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Interviews } from './interviews.tsx';
import { jobCandidatesMessages as messages } from './messages.ts';
import type { JobCandidates } from './use-job-candidates.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  jobId: number;
  list: JobCandidates;
  onChoose: (to: string) => void;
};

/** The interviews as an overlay, on narrow screens. */
export function InterviewsDrawer({ open, onClose, jobId, list, onChoose }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 animate-appear bg-scrim lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 inset-s-0 z-40 w-[min(90vw,22rem)] animate-appear overflow-y-auto border-line border-e bg-surface outline-none lg:hidden"
        >
          <Dialog.Title className="sr-only">{messages.interviews}</Dialog.Title>
          <Interviews
            jobId={jobId}
            list={list}
            onChoose={(to) => {
              onClose();
              onChoose(to);
            }}
            aside={<IconButton label={messages.closeList} icon={<X />} onClick={onClose} />}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
