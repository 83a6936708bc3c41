import type { Job } from '@nimble/contracts/jobs';
import { DangerDialog } from '../../../shared/danger-dialog.tsx';
import { useDeleteJob } from '../jobs.queries.ts';
import { deleteJobMessages as messages } from '../messages.ts';

type Props = { job: Job; onClose: () => void; onDone?: () => void };

/** Names what is lost with the job before deleting it. */
export function DeleteJobDialog({ job, ...closing }: Props) {
  const { title, submissionCount } = job;
  return (
    <DangerDialog
      title={messages.title}
      description={messages.question({ title })}
      confirmLabel={messages.confirm}
      change={useDeleteJob()}
      subject={job}
      done={messages.done}
      failed={messages.failed}
      {...closing}
    >
      <p>
        {messages.lost({ submissionCount })} {messages.begun}
      </p>
      <p className="mt-2 font-medium">{messages.final}</p>
    </DangerDialog>
  );
}
