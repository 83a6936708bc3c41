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
  const { provider } = useCurrentUser();
  const state = useQuery(twoFactorQuery);
  const [open, setOpen] = useState<Window | null>(null);
  const renewing = useRenewRecoveryCodes();
  const disabling = useDisableTwoFactor();
  const close = () => setOpen(null);

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
        <Loading label={messages.loading}>
          <Skeleton className="h-5 w-64" />
        </Loading>
      ) : (
        <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
          <div className="grid flex-1 justify-items-start gap-2">
            <p className="text-ink-soft">{provider === 'google' ? messages.google : messages.text}</p>
            <Badge
              tone={state.data.isEnabled ? 'green' : 'neutral'}
              icon={state.data.isEnabled ? <ShieldCheck /> : <ShieldOff />}
            >
              {state.data.isEnabled ? messages.on : messages.off}
            </Badge>
            {state.data.isEnabled && (
              <p className="text-ink-soft text-sm">{messages.codesLeft(state.data.recoveryCodesLeft)}</p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            {state.data.isEnabled ? (
              <>
                <Button onClick={() => setOpen({ kind: 'renew' })}>{messages.renew}</Button>
                <Button onClick={() => setOpen({ kind: 'disable' })}>{messages.disable}</Button>
              </>
            ) : (
              <Button
                variant="primary"
                disabled={provider !== 'local'}
                onClick={() => setOpen({ kind: 'setUp' })}
              >
                {messages.enable}
              </Button>
            )}
          </div>
        </div>
      )}
      {open?.kind === 'setUp' && (
        <SetUpDialog
          onClose={close}
          onEnabled={(codes) => {
            toast.success(messages.enabled);
            setOpen({ kind: 'codes', codes });
          }}
        />
      )}
      {open?.kind === 'disable' && (
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
      )}
      {open?.kind === 'renew' && (
        <ProofDialog
          title={messages.renewTitle}
          text={messages.renewText}
          submitLabel={messages.renew}
          send={renewing.mutateAsync}
          onClose={close}
          onDone={(codes) => setOpen({ kind: 'codes', codes })}
        />
      )}
      {open?.kind === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
    </Card>
  );
}
