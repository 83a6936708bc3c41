import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentUserQuery } from '../../lib/current-user.queries.ts';
import { CurrentUserContext } from '../../lib/current-user.ts';
import { messageOf } from '../../lib/api-error.ts';
import { openSocket } from '../../lib/socket.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { workspaceMessages as messages } from './messages.ts';
import { createQueryClient } from './query-client.ts';
import { Shell } from './shell.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { useSessionEnd } from './use-session-end.ts';
import { WorkspaceRoutes } from './workspace-routes.tsx';

/** What signed-in users see. Nothing of it is shown before the server has said who they are and what they may. */
export function Workspace() {
  const [client] = useState(createQueryClient);
  useSessionEnd(client);
  return (
    <QueryClientProvider client={client}>
      <SignedIn />
    </QueryClientProvider>
  );
}

function SignedIn() {
  const user = useQuery(currentUserQuery);
  const isSignedIn = user.data !== undefined;
  const { refetch } = user;
  // A session that was ended elsewhere is noticed here: the call answers 401.
  useEffect(() => (isSignedIn ? openSocket(refetch) : undefined), [isSignedIn, refetch]);
  if (user.data === undefined) {
    if (user.isPending) return <ShellSkeleton />;
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          title={messages.loadFailed}
          text={messageOf(user.error, messages.loadFailed)}
          retryLabel={messages.retry}
          onRetry={() => void user.refetch()}
          retrying={user.isFetching}
        />
      </main>
    );
  }
  return (
    <CurrentUserContext value={user.data}>
      <Shell>
        <WorkspaceRoutes />
      </Shell>
    </CurrentUserContext>
  );
}
