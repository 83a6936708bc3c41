import type { BulkFailures } from '@nimble/contracts/bulk-actions';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { bulkFailuresQuery } from './bulk-actions.queries.ts';
import { reasonText } from './bulk-texts.ts';
import { bulkActionMessages as messages } from './messages.ts';

/** Which candidates a bulk action has not changed, by reason. */
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
        {(found) => <Reasons {...found} onFollow={onClose} />}
      </Loaded>
    </Modal>
  );
}

function Reasons({ reasons, failures, onFollow }: BulkFailures & { onFollow: () => void }) {
  return (
    <>
      <ul className="grid gap-2">
        {reasons.map((reason) => (
          <li key={keyOf(reason)}>
            <Reason
              text={messages.reason({ count: reason.count, reason: reasonText(reason) })}
              failures={failures.filter((one) => keyOf(one) === keyOf(reason))}
              isOnly={reasons.length === 1}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
      {failures.length < reasons.reduce((sum, { count }) => sum + count, 0) && (
        <p className="mt-2 text-ink-soft text-sm">{messages.first({ count: failures.length })}</p>
      )}
    </>
  );
}

/** A code can have several texts, as of different limits. */
const keyOf = ({ code, message }: { code: string; message: string }) => `${code} ${message}`;

type ReasonProps = {
  text: string;
  failures: BulkFailures['failures'];
  /** Then its candidates are shown at once. */
  isOnly: boolean;
  onFollow: () => void;
};

/**
 * With the candidates whose page can be opened: a deleted one, or one of a job that the person does not see, has no
 * name here.
 */
function Reason({ text, failures, isOnly, onFollow }: ReasonProps) {
  const named = failures.filter(({ candidateName }) => candidateName !== null);
  if (named.length === 0) return <p className="px-3 py-2">{text}</p>;
  return (
    <details open={isOnly} className="group rounded-control border border-line">
      <summary className="flex cursor-pointer list-none items-start gap-2 px-3 py-2">
        <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
        <ChevronDown
          aria-hidden
          className="mt-0.5 size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-line border-t">
        {named.map(({ submissionId, candidateName }) => (
          <li key={submissionId}>
            <Link
              dir="auto"
              to={`/candidates/${submissionId}`}
              onClick={onFollow}
              className="block px-3 py-2 wrap-anywhere hover:bg-hover"
            >
              {candidateName}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
