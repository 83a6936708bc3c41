import type { twoFactorState } from '@nimble/contracts/accounts';
import type { Answer } from '@nimble/contracts/calls';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { twoFactorMessages as messages } from '../messages.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { twoFactorQuery, useDisableTwoFactor, useRenewRecoveryCodes } from './security.queries.ts';
import { SetUpDialog } from './set-up-dialog.tsx';

type Window =
  | { kind: 'setUp' }
  | { kind: 'disable' }
  | { kind: 'renew' }
  | { kind: 'codes'; codes: readonly string[] };

export function TwoFactorCard() {
  const state = useQuery(twoFactorQuery);
  const [open, setOpen] = useState<Window | null>(null);
  return (
    <Card title={messages.title}>
      {state.isError && !state.data ? (
        <ErrorState
          title={messages.loadFailed}
          retryLabel={messages.retry}
          onRetry={() => void state.refetch()}
          retrying={state.isFetching}
        />
      ) : state.data === undefined ? (
        <TwoFactorSkeleton />
      ) : (
        <TwoFactorState state={state.data} onOpen={setOpen} />
      )}
      <TwoFactorWindow open={open} onOpen={setOpen} />
    </Card>
  );
}

/** As high as the card of most people: the sessions below have buttons, which must not move when this is loaded. */
function TwoFactorSkeleton() {
  return (
    <Loading label={messages.loading} className="flex flex-col gap-4 sm:flex-row">
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-10 w-full sm:h-[1lh] sm:w-64" />
        <Skeleton className="h-6 w-16" />
      </div>
      <Skeleton className="h-control w-36" />
    </Loading>
  );
}

type StateProps = { state: Answer<typeof twoFactorState>['data']; onOpen: (window: Window) => void };

/** There are ten codes; a person should make new ones before none is left. */
const fewCodes = 3;

/** Whether it is on, and its actions. */
function TwoFactorState({ state, onOpen }: StateProps) {
  const { provider } = useCurrentUser();
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <div className="grid flex-1 justify-items-start gap-2">
        <p className="text-ink-soft">{provider === 'google' ? messages.google : messages.text}</p>
        <Badge
          tone={state.isEnabled ? 'green' : 'neutral'}
          icon={state.isEnabled ? <ShieldCheck /> : <ShieldOff />}
        >
          {state.isEnabled ? messages.on : messages.off}
        </Badge>
        {state.isEnabled && (
          <p
            className={`text-sm ${state.recoveryCodesLeft <= fewCodes ? 'text-warning-ink' : 'text-ink-soft'}`}
          >
            {messages.codesLeft({ count: state.recoveryCodesLeft })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {state.isEnabled ? (
          <>
            <Button onClick={() => onOpen({ kind: 'renew' })}>{messages.renew}</Button>
            <Button onClick={() => onOpen({ kind: 'disable' })}>{messages.disable}</Button>
          </>
        ) : (
          <Button variant="primary" disabled={provider !== 'local'} onClick={() => onOpen({ kind: 'setUp' })}>
            {messages.enable}
          </Button>
        )}
      </div>
    </div>
  );
}

type WindowProps = { open: Window | null; onOpen: (window: Window | null) => void };

function TwoFactorWindow({ open, onOpen }: WindowProps) {
  const renewing = useRenewRecoveryCodes();
  const disabling = useDisableTwoFactor();
  const close = () => onOpen(null);
  switch (open?.kind) {
    case undefined:
      return null;
    case 'setUp':
      return (
        <SetUpDialog
          onClose={close}
          onEnabled={(codes) => {
            toast.success(messages.enabled);
            onOpen({ kind: 'codes', codes });
          }}
        />
      );
    case 'disable':
      return (
        <ProofDialog
          title={messages.disableTitle}
          text={messages.disableText}
          submitLabel={messages.disable}
          danger
          send={disabling.mutateAsync}
          onClose={close}
          onDone={() => {
            toast.success(messages.disabled);
            close();
          }}
        />
      );
    case 'renew':
      return (
        <ProofDialog
          title={messages.renewTitle}
          text={messages.renewText}
          submitLabel={messages.renew}
          send={renewing.mutateAsync}
          onClose={close}
          onDone={(codes) => onOpen({ kind: 'codes', codes })}
        />
      );
    case 'codes':
      return <RecoveryCodesDialog codes={open.codes} onClose={close} />;
  }
}
