import { Drawer } from '../../../ui/dialogs/drawer.tsx';
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
    <Drawer
      open={open}
      onClose={onClose}
      title={messages.interviews}
      closeLabel={messages.closeList}
      className="w-[min(90vw,22rem)] overflow-y-auto"
    >
      {(closeButton) => (
        <Interviews
          jobId={jobId}
          list={list}
          onChoose={(to) => {
            onClose();
            onChoose(to);
          }}
          aside={closeButton}
        />
      )}
    </Drawer>
  );
}
