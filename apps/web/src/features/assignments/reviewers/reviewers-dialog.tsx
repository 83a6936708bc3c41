import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { usePermission } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { reviewersQuery } from '../assignments.queries.ts';
import { reviewersMessages as messages } from '../messages.ts';
import { AssignForm } from './assign-form.tsx';
import { ReviewerRow } from './reviewer-row.tsx';

/** The assigned reviewers; who may update candidates assigns and unassigns them. */
export function ReviewersDialog({ submissionId, onClose }: { submissionId: number; onClose: () => void }) {
  const mayAssign = usePermission('submission', 'update');
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.title}
      description={messages.subtitle}
      footer={<Button onClick={onClose}>{uiMessages.close}</Button>}
    >
      {mayAssign && <AssignForm submissionId={submissionId} />}
      <Reviewers submissionId={submissionId} mayAssign={mayAssign} />
    </Modal>
  );
}

function Reviewers({ submissionId, mayAssign }: { submissionId: number; mayAssign: boolean }) {
  const reviewers = useQuery(reviewersQuery(submissionId));
  if (reviewers.isPending) return <Skeleton className="mt-5 h-16" />;
  if (reviewers.data === undefined)
    return (
      <p role="alert" className="mt-5 text-danger-ink">
        {messageOf(reviewers.error, messages.loadFailed)}
      </p>
    );
  return (
    <section aria-label={messages.list} className="mt-5">
      <h3 className="mb-2 font-semibold">{messages.list}</h3>
      {reviewers.data.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line">
          {reviewers.data.map((reviewer) => (
            <ReviewerRow
              key={reviewer.userId}
              submissionId={submissionId}
              reviewer={reviewer}
              mayAssign={mayAssign}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
