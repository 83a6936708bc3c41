import { textOf } from '@nimble/contracts';
import { type Webhook, type WebhookEvent, webhookEvents, webhookMessages } from '@nimble/contracts/webhooks';
import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { webhooksMessages as messages } from './messages.ts';
import { useCreateWebhook, useUpdateWebhook } from './webhooks.queries.ts';

type Options = {
  /** null: a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onCreated: (secret: string) => void;
};

/** The form of a webhook: its address and its events. */
export function useWebhookForm({ webhook, onClose, onCreated }: Options) {
  const create = useCreateWebhook();
  const update = useUpdateWebhook();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents);
  const [hasTried, setHasTried] = useState(false);
  /** The server's error about the address. */
  const [refused, setRefused] = useState<string>();
  const addressError =
    refused ?? (hasTried && url.trim() === '' ? textOf(webhookMessages.addressMissing) : undefined);

  function fail(error: unknown): void {
    const isAddress = error instanceof ApiError && error.status === 400;
    if (isAddress) setRefused(messageOf(error, messages.saveFailed));
    else toast.error(messageOf(error, messages.saveFailed));
  }

  function save(): void {
    setHasTried(true);
    if (url.trim() === '' || events.length === 0) return;
    const data = { url, events: [...events] };
    if (webhook === null)
      create.mutate(data, { onSuccess: ({ secret }) => onCreated(secret), onError: fail });
    else
      update.mutate(
        { id: webhook.id, changes: data },
        {
          onSuccess: () => {
            toast.success(messages.saved);
            onClose();
          },
          onError: fail,
        },
      );
  }

  return {
    url,
    addressError,
    type(typed: string): void {
      setUrl(typed);
      setRefused(undefined);
    },
    events,
    eventsError: hasTried && events.length === 0 ? textOf(webhookMessages.noEvents) : undefined,
    choose: (event: WebhookEvent, isOn: boolean) =>
      setEvents(webhookEvents.filter((one) => (one === event ? isOn : events.includes(one)))),
    save,
    isSaving: create.isPending || update.isPending,
  };
}
