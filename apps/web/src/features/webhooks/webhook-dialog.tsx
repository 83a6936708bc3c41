import { type Webhook, type WebhookEvent, webhookEvents, webhookMessages } from '@nimble/contracts/webhooks';
import { useId, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field, FieldError } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { webhooksMessages as messages } from './messages.ts';
import { useCreateWebhook, useUpdateWebhook } from './webhooks.queries.ts';

type Props = {
  /** null: a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onCreated: (secret: string) => void;
};

export function WebhookDialog({ webhook, onClose, onCreated }: Props) {
  const create = useCreateWebhook();
  const update = useUpdateWebhook();
  const formId = useId();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents);
  const [hasTried, setHasTried] = useState(false);
  /** What the server has against the address. */
  const [refused, setRefused] = useState<string>();
  const addressError =
    refused ?? (hasTried && url.trim() === '' ? webhookMessages.addressMissing : undefined);

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

  return (
    <Modal
      open
      onClose={onClose}
      title={webhook === null ? messages.addTitle : messages.editTitle}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={create.isPending || update.isPending}
          >
            {webhook === null ? messages.add : messages.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="grid gap-4"
      >
        <Field label={messages.address} hint={messages.addressHint} required error={addressError}>
          {(control) => (
            <Input
              {...control}
              type="url"
              value={url}
              maxLength={500}
              placeholder={messages.addressPlaceholder}
              onChange={(event) => {
                setUrl(event.target.value);
                setRefused(undefined);
              }}
            />
          )}
        </Field>
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{messages.events}</legend>
          <div className="flex flex-col items-start">
            {webhookEvents.map((event) => (
              <Checkbox
                key={event}
                label={messages.eventNames[event]}
                checked={events.includes(event)}
                onChange={(isOn) =>
                  setEvents(webhookEvents.filter((one) => (one === event ? isOn : events.includes(one))))
                }
                className="min-h-9"
              />
            ))}
          </div>
          {hasTried && events.length === 0 && <FieldError>{webhookMessages.noEvents}</FieldError>}
        </fieldset>
      </form>
    </Modal>
  );
}
