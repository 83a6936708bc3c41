import { type ApiToken, apiTokenResources } from '@nimble/contracts/api-tokens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatList, relativeDate } from '../../lib/formats.ts';
import { DangerDialog } from '../../shared/danger-dialog.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { SecretDialog } from '../../ui/dialogs/secret-dialog.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Badge, type Tone } from '../../ui/figures/badge.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { apiTokensQuery, useRevokeApiToken } from './api-tokens.queries.ts';
import { apiTokensMessages as messages } from './messages.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';

const tones: Record<ApiToken['state'], Tone> = {
  active: 'green',
  expired: 'neutral',
  revoked: 'red',
  ownerless: 'amber',
};

export function TokensCard({ mayCreate }: { mayCreate: boolean }) {
  const tokens = useQuery(apiTokensQuery);
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [asked, setAsked] = useState<ApiToken | null>(null);

  return (
    <Card
      title={messages.title}
      flush
      actions={
        <Button size="small" disabled={!mayCreate} onClick={() => setIsCreating(true)}>
          {messages.create}
        </Button>
      }
    >
      <p className="border-line border-b p-card text-ink-soft text-sm">{messages.text}</p>
      <Loaded query={tokens} failed={messages.loadFailed} skeleton={<TokensSkeleton />}>
        {(data) => <TokenList tokens={data} onRevoke={setAsked} />}
      </Loaded>
      {isCreating && (
        <NewTokenDialog
          onClose={() => setIsCreating(false)}
          onCreated={(made) => {
            setIsCreating(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title={messages.secretTitle}
          text={messages.secretText}
          label={messages.secretLabel}
          secret={secret}
          doneLabel={messages.done}
          onClose={() => setSecret(null)}
        />
      )}
      {asked !== null && <RevokeDialog token={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

type ListProps = { tokens: readonly ApiToken[]; onRevoke: (token: ApiToken) => void };

function TokenList({ tokens, onRevoke }: ListProps) {
  if (tokens.length === 0) return <p className="p-card text-ink-soft">{messages.empty}</p>;
  return (
    <ul className="divide-y divide-line">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} onRevoke={() => onRevoke(token)} />
      ))}
    </ul>
  );
}

function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  return (
    <DangerDialog
      title={messages.revokeTitle({ name: token.name })}
      description={messages.revokeText}
      confirmLabel={messages.revoke}
      change={useRevokeApiToken()}
      subject={token.id}
      done={messages.revoked}
      failed={messages.revokeFailed}
      onClose={onClose}
    />
  );
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, start, state, createdBy, createdAt, expiresAt, lastUsedAt } = token;
  const facts = [
    messages.madeBy({ name: createdBy, when: relativeDate(createdAt) }),
    lastUsedAt === null ? messages.neverUsed : messages.used({ when: relativeDate(lastUsedAt) }),
    ...(state === 'active' ? [messages.until({ when: formatDate(expiresAt) })] : []),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 p-card">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span>{name}</span>
          <code className="text-ink-soft text-sm">{start}…</code>
          <Badge tone={tones[state]}>{messages.states[state]}</Badge>
        </p>
        <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>
        <p className="text-ink-soft text-sm">{permissionsOf(token)}</p>
      </div>
      {(state === 'active' || state === 'ownerless') && (
        <Button size="small" aria-label={messages.revokeNamed({ name })} onClick={onRevoke}>
          {messages.revoke}
        </Button>
      )}
    </li>
  );
}

/** `Jobs: View, Create · Candidates: View` */
function permissionsOf({ permissions }: ApiToken): string {
  return apiTokenResources
    .flatMap((resource) => {
      const { view, create, update, delete: remove } = permissions[resource] ?? {};
      const { actions } = messages;
      const held = [
        ...(view === true ? [actions.view] : []),
        ...(create === true ? [actions.create] : []),
        ...(update === true ? [actions.update] : []),
        ...(remove === true ? [actions.delete] : []),
      ];
      if (held.length === 0) return [];
      const shown = formatList(held, 'unit');
      return [messages.modulePermissions({ module: messages.modules[resource], actions: shown })];
    })
    .join(' · ');
}

/** As high as the text of most companies, which have none. */
function TokensSkeleton() {
  return (
    <Loading label={messages.loading} className="p-card">
      <Skeleton className="h-[1lh] w-64" />
    </Loading>
  );
}
