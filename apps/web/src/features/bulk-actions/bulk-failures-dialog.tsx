import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { bulkFailuresQuery } from './bulk-actions.queries.ts';
import { bulkActionMessages as messages } from './messages.ts';

/** Which candidates a bulk action has not changed, and why. */
export function BulkFailuresDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(bulkFailuresQuery(id));
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.failuresTitle}
      footer={<Button onClick={onClose}>{messages.dismiss}</Button>}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-32" />} failed={messages.failuresFailed}>
        {({ reasons, failures }) => (
          <>
            <ul className="mb-4 grid gap-1">
              {reasons.map(({ code, message, count }) => (
                <li key={`${code} ${message}`}>{messages.reason({ count, reason: message })}</li>
              ))}
            </ul>
            <ul className="divide-y divide-line rounded-control border border-line">
              {failures.map(({ submissionId, candidateName, message }) => (
                <li key={submissionId} className="px-3 py-2">
                  <p className="font-medium wrap-anywhere">{candidateName ?? messages.deletedCandidate}</p>
                  <p className="text-ink-soft text-sm">{message}</p>
                </li>
              ))}
            </ul>
            {failures.length < reasons.reduce((sum, { count }) => sum + count, 0) && (
              <p className="mt-2 text-ink-soft text-sm">{messages.first({ count: failures.length })}</p>
            )}
          </>
        )}
      </Loaded>
    </Modal>
  );
}
