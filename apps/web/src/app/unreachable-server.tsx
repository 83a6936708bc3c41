import { ErrorState } from '../ui/feedback/error-state.tsx';
import { appMessages as messages } from './messages.ts';

/** The same words wherever a page meets a server that does not answer. */
export function UnreachableServer({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <ErrorState
      title={messages.unreachable}
      text={messages.unreachableText}
      retryLabel={messages.tryAgain}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
