import type { OpenSession } from '@nimble/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { relativeDate } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { sessionMessages as messages } from '../messages.ts';
import { sessionsQuery, useEndSessions } from './security.queries.ts';

export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  const ending = useEndSessions();
  const [isAsking, setIsAsking] = useState(false);
  const hasOthers = (sessions.data?.length ?? 0) > 1;

  function end(id: string | null): void {
    ending.mutate(id, {
      onSuccess: () => toast.success(id === null ? messages.allSignedOut : messages.signedOut),
      onError: () => toast.error(messages.failed),
      onSettled: () => setIsAsking(false),
    });
  }

  return (
    <Card
      title={messages.title}
      flush
      actions={
        hasOthers && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {messages.allOthers}
          </Button>
        )
      }
    >
      {sessions.data !== undefined ? (
        <SessionList sessions={sessions.data} ending={ending} onEnd={end} />
      ) : sessions.isError ? (
        <ErrorState
          title={messages.loadFailed}
          retryLabel={messages.retry}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      ) : (
        <Loading label={messages.loading} className="grid gap-2 p-card">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-64" />
        </Loading>
      )}
      <ConfirmDialog
        open={isAsking}
        title={messages.allOthers}
        description={messages.allOthersQuestion}
        confirmLabel={messages.allOthers}
        pending={ending.isPending}
        onConfirm={() => end(null)}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}

type ListProps = {
  sessions: readonly OpenSession[];
  ending: ReturnType<typeof useEndSessions>;
  onEnd: (id: string) => void;
};

function SessionList({ sessions, ending, onEnd }: ListProps) {
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={ending.isPending && ending.variables === session.id}
          onEnd={() => onEnd(session.id)}
        />
      ))}
    </ul>
  );
}

type RowProps = { session: OpenSession; isEnding: boolean; onEnd: () => void };

function SessionRow({ session, isEnding, onEnd }: RowProps) {
  const device = deviceName(session);
  const Icon = session.system === 'iOS' || session.system === 'Android' ? Smartphone : Laptop;
  const used = session.isCurrent
    ? messages.usedNow
    : messages.lastUsed({ when: relativeDate(session.lastUsedAt) });
  const facts = [messages.signedIn({ when: relativeDate(session.createdAt) }), used, session.address];
  return (
    <li className="flex items-center gap-3.5 p-card">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.isCurrent && <Badge tone="green">{messages.here}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      {!session.isCurrent && (
        <Button size="small" loading={isEnding} aria-label={messages.signOutOf({ device })} onClick={onEnd}>
          {messages.signOut}
        </Button>
      )}
    </li>
  );
}

function deviceName({ browser, system }: OpenSession): string {
  if (browser !== null && system !== null) return messages.on({ browser, system });
  return browser ?? system ?? messages.unknownDevice;
}
