import { apiTokenDays, apiTokenMessages, apiTokenRefusals } from '@nimble/contracts/api-tokens';
import type { Permissions } from '@nimble/contracts/roles';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field, FieldError } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useCreateApiToken } from './api-tokens.queries.ts';
import { apiTokensMessages as messages } from './messages.ts';
import { RightsPicker } from './rights-picker.tsx';

const dayOptions = apiTokenDays.map((days) => ({ value: String(days), label: messages.daysOf(days) }));

type Props = { onClose: () => void; onCreated: (secret: string) => void };

export function NewTokenDialog({ onClose, onCreated }: Props) {
  const create = useCreateApiToken();
  const formId = useId();
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const [permissions, setPermissions] = useState<Permissions>({});
  const [hasTried, setHasTried] = useState(false);
  const isNameless = name.trim() === '';
  const isPowerless = !Object.values(permissions).some((flags) => flags.view === true);

  function send(): void {
    setHasTried(true);
    const goodFor = apiTokenDays.find((choice) => String(choice) === days);
    if (isNameless || isPowerless || goodFor === undefined) return;
    create.mutate(
      { name, permissions, days: goodFor },
      {
        onSuccess: ({ secret }) => onCreated(secret),
        onError: (error) => toast.error(messageOf(error, messages.createFailed)),
      },
    );
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={messages.createTitle}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={create.isPending}>
            {messages.create}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="grid gap-4"
      >
        <Field
          label={messages.name}
          hint={messages.nameHint}
          required
          error={hasTried && isNameless ? apiTokenMessages.nameMissing : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={60}
              placeholder={messages.namePlaceholder}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={messages.days}>
          {(control) => (
            <Select {...control} value={days} options={dayOptions} onChange={setDays} className="max-w-48" />
          )}
        </Field>
        <div>
          <RightsPicker permissions={permissions} onChange={setPermissions} />
          {hasTried && isPowerless && <FieldError>{apiTokenRefusals['api_token.no_rights'].text}</FieldError>}
        </div>
      </form>
    </Modal>
  );
}
