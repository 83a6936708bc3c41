import { type Webhook, webhookEvents } from '@nimble/contracts/webhooks';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field, FieldError } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { webhooksMessages as messages } from './messages.ts';
import { useWebhookForm } from './use-webhook-form.ts';

type Props = {
  /** null: a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onCreated: (secret: string) => void;
};

export function WebhookDialog({ webhook, onClose, onCreated }: Props) {
  const form = useWebhookForm({ webhook, onClose, onCreated });
  return (
    <FormModal
      onClose={onClose}
      title={webhook === null ? messages.addTitle : messages.editTitle}
      submitLabel={webhook === null ? messages.add : messages.save}
      isSending={form.isSaving}
      // Its answer has the secret of a new one, which is never shown again.
      staysWhileSending
      onSubmit={form.save}
    >
      <AddressField form={form} />
      <EventsField form={form} />
    </FormModal>
  );
}

type FieldProps = { form: ReturnType<typeof useWebhookForm> };

function AddressField({ form }: FieldProps) {
  return (
    <Field label={messages.address} hint={messages.addressHint} required error={form.addressError}>
      {(control) => (
        <Input
          {...control}
          type="url"
          value={form.url}
          maxLength={500}
          placeholder={messages.addressPlaceholder}
          onChange={(event) => form.type(event.target.value)}
        />
      )}
    </Field>
  );
}

function EventsField({ form }: FieldProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{messages.events}</legend>
      <div className="flex flex-col items-start">
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={messages.eventNames[event]}
            checked={form.events.includes(event)}
            onChange={(isOn) => form.choose(event, isOn)}
            className="min-h-9"
          />
        ))}
      </div>
      {form.eventsError !== undefined && <FieldError>{form.eventsError}</FieldError>}
    </fieldset>
  );
}
