import { apiTokenDays } from '@nimble/contracts/api-tokens';
import { useId } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Field, FieldError } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { apiTokensMessages as messages } from './messages.ts';
import { RightsPicker } from './rights-picker.tsx';
import { useNewToken } from './use-new-token.ts';

const dayOptions = apiTokenDays.map((days) => ({ value: String(days), label: messages.daysOf({ days }) }));

type Props = { onClose: () => void; onCreated: (secret: string) => void };

export function NewTokenDialog({ onClose, onCreated }: Props) {
  const formId = useId();
  const token = useNewToken(onCreated);
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.createTitle}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={token.isSending}>
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
          token.send();
        }}
        className="grid gap-4"
      >
        <TokenFields token={token} />
      </form>
    </Modal>
  );
}

function TokenFields({ token }: { token: ReturnType<typeof useNewToken> }) {
  return (
    <>
      <Field label={messages.name} hint={messages.nameHint} required error={token.nameError}>
        {(control) => (
          <Input
            {...control}
            value={token.name}
            maxLength={60}
            placeholder={messages.namePlaceholder}
            onChange={(event) => token.setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={messages.days}>
        {(control) => (
          <Select
            {...control}
            value={token.days}
            options={dayOptions}
            onChange={token.setDays}
            className="max-w-48"
          />
        )}
      </Field>
      <div>
        <RightsPicker permissions={token.permissions} onChange={token.setPermissions} />
        {token.rightsError !== undefined && <FieldError>{token.rightsError}</FieldError>}
      </div>
    </>
  );
}
