import { apiTokenDays } from '@nimble/contracts/api-tokens';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { Field, FieldError } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { apiTokensMessages as messages } from './messages.ts';
import { PermissionsPicker } from './permissions-picker.tsx';
import { useNewToken } from './use-new-token.ts';

const dayOptions = apiTokenDays.map((days) => ({ value: String(days), label: messages.daysOf({ days }) }));

type Props = { onClose: () => void; onCreated: (secret: string) => void };

export function NewTokenDialog({ onClose, onCreated }: Props) {
  const token = useNewToken(onCreated);
  return (
    <FormModal
      onClose={onClose}
      title={messages.createTitle}
      submitLabel={messages.create}
      isSending={token.isSending}
      // The answer has the token, which is never shown again.
      staysWhileSending
      onSubmit={token.send}
    >
      <TokenFields token={token} />
    </FormModal>
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
        <PermissionsPicker permissions={token.permissions} onChange={token.setPermissions} />
        {token.permissionsError !== undefined && <FieldError>{token.permissionsError}</FieldError>}
      </div>
    </>
  );
}
