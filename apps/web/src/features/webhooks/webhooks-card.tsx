import type { Webhook } from '@nimble/contracts/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { SecretDialog } from '../../ui/dialogs/secret-dialog.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { webhooksMessages as messages } from './messages.ts';
import { NewSecretDialog } from './new-secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type WebhookDialogName, WebhookRow } from './webhook-row.tsx';
import { webhooksQuery } from './webhooks.queries.ts';

type Open = { dialog: WebhookDialogName; webhook: Webhook } | 'new' | { secret: string } | null;

export function WebhooksCard({ mayCreate }: { mayCreate: boolean }) {
  const webhooks = useQuery(webhooksQuery);
  const [open, setOpen] = useState<Open>(null);
  return (
    <Card
      title={messages.title}
      flush
      actions={
        <Button size="small" disabled={!mayCreate} onClick={() => setOpen('new')}>
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
                  onOpen={(dialog) => setOpen({ dialog, webhook })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <OpenDialog open={open} onClose={() => setOpen(null)} onSecret={(secret) => setOpen({ secret })} />
    </Card>
  );
}

type DialogProps = { open: Open; onClose: () => void; onSecret: (secret: string) => void };

function OpenDialog({ open, onClose, onSecret }: DialogProps) {
  if (open === null) return null;
  if (open === 'new') return <WebhookDialog webhook={null} onClose={onClose} onCreated={onSecret} />;
  if ('secret' in open) {
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
  const { webhook } = open;
  switch (open.dialog) {
    case 'edit':
      return <WebhookDialog webhook={webhook} onClose={onClose} onCreated={onSecret} />;
    case 'deliveries':
      return <DeliveriesDialog webhook={webhook} onClose={onClose} />;
    case 'new secret':
      return <NewSecretDialog id={webhook.id} onClose={onClose} onSecret={onSecret} />;
    case 'delete':
      return <DeleteWebhookDialog id={webhook.id} onClose={onClose} />;
  }
}

/** As high as the text of most companies, which have none. */
function WebhooksSkeleton() {
  return (
    <Loading label={messages.loading} className="p-card">
      <Skeleton className="h-[1lh] w-64" />
    </Loading>
  );
}
