import { isServerAway, messageOf } from '../lib/api-error.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { UnreachableServer } from './unreachable-server.tsx';
import { workspaceMessages as messages } from './workspace/messages.ts';

type Props = { error: unknown; retrying: boolean; onRetry: () => void };

/** In place of the workspace when its user could not be loaded. A server that is away is no fault of the profile. */
export function FailedProfile({ error, retrying, onRetry }: Props) {
  return (
    <main className="grid min-h-dvh place-items-center">
      {isServerAway(error) ? (
        <UnreachableServer retrying={retrying} onRetry={onRetry} />
      ) : (
        <ErrorState
          title={messages.loadFailed}
          text={messageOf(error, messages.loadFailed)}
          retryLabel={messages.retry}
          retrying={retrying}
          onRetry={onRetry}
        />
      )}
    </main>
  );
}
