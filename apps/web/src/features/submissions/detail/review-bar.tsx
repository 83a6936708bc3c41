import { ArrowLeft, ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { submissionPageMessages as messages } from '../messages.ts';
import type { ReviewQueue } from '../queue/use-review-queue.ts';

type Props = {
  /** Of the list that one came from. */
  listAddress: string;
  queue: ReviewQueue;
  /** Both absent until the candidate is there. */
  onGo?: (submissionId: number) => void;
  onKeys?: () => void;
};

/** The way back to the list, and along it. */
export function ReviewBar({ listAddress, queue: { next, previous, left }, onGo, onKeys }: Props) {
  return (
    <nav aria-label={messages.along} className="mb-3 flex flex-wrap items-center gap-1 print:hidden">
      <ButtonLink to={listAddress} variant="ghost" size="small" icon={<ArrowLeft />} className="-ml-2">
        {messages.back}
      </ButtonLink>
      <span className="ml-auto text-ink-faint text-sm tabular-nums max-sm:hidden" aria-live="polite">
        {left !== undefined && (left === 0 ? messages.last : messages.left(left))}
      </span>
      {onKeys && (
        <Button variant="ghost" size="small" icon={<Keyboard />} onClick={onKeys} className="max-lg:hidden">
          {messages.keys}
        </Button>
      )}
      {onGo && (
        <span className="flex gap-1 max-sm:ml-auto">
          <GoButton label={messages.previous} icon={<ChevronLeft />} submissionId={previous} onGo={onGo} />
          <GoButton label={messages.next} icon={<ChevronRight />} submissionId={next} onGo={onGo} />
        </span>
      )}
    </nav>
  );
}

type GoProps = {
  label: string;
  icon: ReactNode;
  submissionId: number | undefined;
  onGo: (submissionId: number) => void;
};

function GoButton({ label, icon, submissionId, onGo }: GoProps) {
  return (
    <Button
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={submissionId === undefined}
      onClick={() => submissionId !== undefined && onGo(submissionId)}
    />
  );
}
