import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { uiMessages } from '../messages.ts';
import { EmptyState } from './empty-state.tsx';
import { BrokenLink } from './illustrations.tsx';

export type ErrorStateProps = {
  title: ReactNode;
  text?: ReactNode;
  retryLabel?: string;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
};

/** Something could not be loaded; offers a retry where that may help. */
export function ErrorState({
  title,
  text,
  retryLabel = uiMessages.retry,
  onRetry,
  retrying,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        illustration={<BrokenLink />}
        title={title}
        text={text}
        action={
          onRetry && (
            <Button icon={<RotateCw />} loading={retrying ?? false} onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  );
}
