import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from '../../../ui/buttons/back-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { submissionPageMessages as messages } from '../messages.ts';
import type { ReviewQueue } from '../queue/use-review-queue.ts';
import { OpenNextButton } from '../review/open-next-button.tsx';

type Props = {
  /** The originating list. */
  listAddress: string;
  queue: ReviewQueue;
  /** Moves in the list, to newer ones by less than 0. */
  onStep?: (steps: number) => void;
  /** Absent until the candidate is loaded. */
  onKeys?: () => void;
  mayDecide?: boolean;
};

/** Navigation back to the list, and within it. */
export function ReviewBar({ listAddress, queue, onStep, onKeys, mayDecide = false }: Props) {
  const { next, previous, left } = queue;
  return (
    <nav
      aria-label={messages.along}
      className="@container mb-3 flex flex-wrap items-center gap-1 print:hidden"
    >
      <BackLink to={listAddress}>{messages.back}</BackLink>
      <span className="ms-auto text-ink-faint text-sm tabular-nums max-sm:hidden" aria-live="polite">
        {left !== undefined && (left === 0 ? messages.last : messages.left({ count: left }))}
      </span>
      {mayDecide && <OpenNextButton />}
      {onKeys && (
        <Button variant="ghost" size="small" icon={<Keyboard />} onClick={onKeys} className="max-lg:hidden">
          {messages.keys}
        </Button>
      )}
      {onStep && (
        <span className="flex gap-1 max-sm:ms-auto">
          <GoButton
            label={messages.previous}
            icon={<ChevronLeft />}
            isThere={previous !== undefined}
            onGo={() => onStep(-1)}
          />
          <GoButton
            label={messages.next}
            icon={<ChevronRight />}
            isThere={next !== undefined}
            onGo={() => onStep(1)}
          />
        </span>
      )}
    </nav>
  );
}

type GoProps = { label: string; icon: ReactNode; isThere: boolean; onGo: () => void };

function GoButton({ label, icon, isThere, onGo }: GoProps) {
  return (
    <Button size="small" icon={icon} aria-label={label} title={label} disabled={!isThere} onClick={onGo} />
  );
}
