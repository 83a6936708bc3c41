import { DangerDialog } from '../../../shared/danger-dialog.tsx';
import { deleteSubmissionMessages as messages } from '../messages.ts';
import { useDeleteSubmission } from '../submissions.queries.ts';

type Props = {
  candidate: { id: number; candidateName: string };
  onClose: () => void;
  onDone?: () => void;
};

export function DeleteSubmissionDialog({ candidate, ...closing }: Props) {
  return (
    <DangerDialog
      title={messages.title}
      description={messages.question({ name: candidate.candidateName })}
      confirmLabel={messages.confirm}
      change={useDeleteSubmission()}
      subject={candidate.id}
      done={messages.done}
      failed={messages.failed}
      {...closing}
    >
      <p>{messages.lost}</p>
      <p className="mt-2 font-medium">{messages.final}</p>
    </DangerDialog>
  );
}
