import type { Job, JobStatus } from '@nimble/contracts/jobs';
import { CirclePause, CirclePlay, CircleX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { usePermission } from '../../../lib/current-user.ts';
import { useMutation } from '../../../lib/use-mutation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { countOnTheirWay } from '../../invitations/index.ts';
import { useUpdateJob } from '../jobs.queries.ts';
import { offeredChanges } from './edit/offered-changes.ts';
import { closingMessages, statusMessages } from './messages.ts';

const icons: Record<JobStatus, ReactNode> = {
  draft: null,
  active: <CirclePlay />,
  paused: <CirclePause />,
  closed: <CircleX />,
};

/** The status changes that are allowed from here. */
export function StatusChanges({ job }: { job: Job }) {
  const update = useUpdateJob(job.id);
  const closing = useClosing(job.id, () => change('closed'));
  function change(status: JobStatus): void {
    update.mutate(
      { status },
      {
        onSuccess: () => toast.success(statusMessages.updated({ status })),
        onError: (error) => toast.error(messageOf(error, statusMessages.failed)),
        onSettled: closing.end,
      },
    );
  }
  const running = closing.isCounting ? 'closed' : update.isPending ? update.variables.status : undefined;
  return (
    <>
      {offeredChanges(job.status).map(({ status, label }) => (
        <Button
          key={status}
          variant={status === 'active' ? 'primary' : 'secondary'}
          icon={icons[status]}
          loading={running === status}
          disabled={running !== undefined && running !== status}
          onClick={() => (status === 'closed' ? closing.begin() : change(status))}
        >
          {label}
        </Button>
      ))}
      {closing.onTheirWay > 0 && (
        <ConfirmDialog
          open
          title={closingMessages.title}
          description={closingMessages.text({ count: closing.onTheirWay })}
          confirmLabel={closingMessages.confirm}
          pending={update.isPending}
          onConfirm={() => change('closed')}
          onCancel={() => !update.isPending && closing.end()}
        />
      )}
    </>
  );
}

/** Asks before a job is closed to candidates who were invited and have not submitted. */
function useClosing(jobId: number, close: () => void) {
  const maySeeCandidates = usePermission('submission', 'view');
  const [onTheirWay, setOnTheirWay] = useState(0);
  const counting = useMutation({ mutationFn: () => countOnTheirWay(jobId) });
  return {
    /** How many the question is about; 0 without one. */
    onTheirWay,
    isCounting: counting.isPending,
    begin(): void {
      if (!maySeeCandidates) return close();
      counting.mutate(undefined, {
        onSuccess: (count) => (count > 0 ? setOnTheirWay(count) : close()),
        // A closed job can be reopened: not knowing is no reason to keep it open.
        onError: close,
      });
    },
    end: () => setOnTheirWay(0),
  };
}
