import type { Webhook } from '@nimble/contracts/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { SecretDialog } from '../../ui/dialogs/secret-dialog.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { webhooksMessages as messages } from './messages.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { webhooksQuery } from './webhooks.queries.ts';

type Open = { edits: Webhook | null } | { deliveriesOf: Webhook } | { secret: string } | null;

export function WebhooksCard({ mayCreate }: { mayCreate: boolean }) {
  const webhooks = useQuery(webhooksQuery);
  const [open, setOpen] = useState<Open>(null);
  const showSecret = (secret: string) => setOpen({ secret });
  return (
    <Card
      title={messages.title}
      flush
      actions={
        <Button size="small" disabled={!mayCreate} onClick={() => setOpen({ edits: null })}>
          {messages.add}
        </Button>
      }
    >
      <p className="border-line border-b p-card text-ink-soft text-sm">{messages.text}</p>
      <Loaded query={webhooks} failed={messages.loadFailed} skeleton={<WebhooksSkeleton />}>
        {(data) =>
          data.length === 0 ? (
            <p className="p-card text-ink-soft">{messages.empty}</p>
          ) : (
            <ul className="divide-y divide-line">
              {data.map((webhook) => (
                <WebhookRow
                  key={webhook.id}
                  webhook={webhook}
                  onEdit={() => setOpen({ edits: webhook })}
                  onDeliveries={() => setOpen({ deliveriesOf: webhook })}
                  onSecret={showSecret}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <OpenDialog open={open} onClose={() => setOpen(null)} onSecret={showSecret} />
    </Card>
  );
}

type DialogProps = { open: Open; onClose: () => void; onSecret: (secret: string) => void };

function OpenDialog({ open, onClose, onSecret }: DialogProps) {
  if (open === null) return null;
  if ('edits' in open) {
    return <WebhookDialog webhook={open.edits} onClose={onClose} onCreated={onSecret} />;
  }
  if ('deliveriesOf' in open) return <DeliveriesDialog webhook={open.deliveriesOf} onClose={onClose} />;
  return (
    <SecretDialog
      title={messages.secretTitle}
      text={messages.secretText}
      label={messages.secretLabel}
      secret={open.secret}
      doneLabel={messages.done}
      onClose={onClose}
    />
  );
}

function WebhooksSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-2 p-card">
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-4 w-48" />
    </Loading>
  );
}
