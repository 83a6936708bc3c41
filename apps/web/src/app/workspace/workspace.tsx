import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { currentUserQuery } from '../../lib/current-user.queries.ts';
import { CurrentUserContext } from '../../lib/current-user.ts';
import { reloadInLanguage } from '../../lib/language/language.ts';
import { openSocket, useConnectionState } from '../../lib/socket/socket.ts';
import { useEarlyToasts } from '../../ui/feedback/use-early-toasts.ts';
import { FailedProfile } from '../failed-profile.tsx';
import { MasterWithoutCompany } from './master-without-company.tsx';
import { createQueryClient } from './query-client.ts';
import { Shell } from './shell.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { TutorialOnDemand } from './tutorial-on-demand.tsx';
import { useLiveLists } from './use-live-lists.ts';
import { useSessionEnd } from './use-session-end.ts';
import { WorkspaceRoutes } from './workspace-routes.tsx';

/**
 * The workspace of signed-in users. Nothing of it is shown before the server has returned the user and their
 * permissions.
 */
export function Workspace() {
  const [client] = useState(createQueryClient);
  useSessionEnd(client);
  return (
    <QueryClientProvider client={client}>
      <SignedIn />
    </QueryClientProvider>
  );
}

/**
 * Reloads the user after the socket was away: the server closes it when the permissions of a role change, and events of
 * an outage are lost.
 */
function useFreshPermissions(): void {
  const client = useQueryClient();
  const state = useConnectionState();
  const wasConnected = useRef(false);
  useEffect(() => {
    if (state !== 'connected') return;
    if (wasConnected.current) void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    wasConnected.current = true;
  }, [client, state]);
}

function SignedIn() {
  const { pathname } = useLocation();
  useFreshPermissions();
  useLiveLists();
  useEarlyToasts();
  const user = useQuery(currentUserQuery);
  const language = user.data?.language ?? null;
  useEffect(() => {
    if (language !== null) reloadInLanguage(language);
  }, [language]);
  const memberId = user.data?.company ? user.data.id : undefined;
  const { refetch } = user;
  // A session that was ended elsewhere is noticed here: the call answers 401.
  useEffect(() => (memberId === undefined ? undefined : openSocket(memberId, refetch)), [memberId, refetch]);
  if (user.data === undefined) {
    if (user.isPending) return <ShellSkeleton />;
    return (
      <FailedProfile error={user.error} retrying={user.isFetching} onRetry={() => void user.refetch()} />
    );
  }
  // After Google's sign-in, or for the master: the company comes first.
  const { company, role } = user.data;
  if (company === null && role.name === 'master' && pathname === '/installation')
    return <MasterWithoutCompany />;
  if (company === null) return <Navigate to="/company-setup" replace />;
  return (
    <CurrentUserContext value={user.data}>
      <Shell>
        <WorkspaceRoutes />
      </Shell>
      <TutorialOnDemand />
    </CurrentUserContext>
  );
}
