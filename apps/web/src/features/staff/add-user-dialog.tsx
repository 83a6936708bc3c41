import type { Role } from '@nimble/contracts/roles';
import { useWatch } from 'react-hook-form';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { Field, FieldError } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { addUserMessages as messages } from './messages.ts';
import { RoleField } from './role-field.tsx';
import { useNewUser } from './use-new-user.ts';

type Props = {
  roles: readonly Role[];
  onClose: () => void;
  /** Called when a user was invited. */
  onAdded: () => void;
};

export function AddUserDialog({ roles, onClose, onAdded }: Props) {
  const { form, send, isSending } = useNewUser(() => {
    onClose();
    onAdded();
  });
  return (
    <FormModal
      onClose={onClose}
      title={messages.title}
      description={messages.text}
      submitLabel={messages.submit}
      isReady={roles.length > 0}
      isSending={isSending}
      staysWhileSending
      onSubmit={send}
    >
      <UserFields form={form} roles={roles} />
    </FormModal>
  );
}

type FieldsProps = { form: ReturnType<typeof useNewUser>['form']; roles: readonly Role[] };

function UserFields({ form, roles }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label={messages.username} required error={errors.username?.message}>
        {(control) => (
          <Input {...control} {...form.register('username')} autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <Field label={messages.email} required error={errors.email?.message}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="off" />}
      </Field>
      <RoleChoice form={form} roles={roles} />
      <Field label={messages.password} hint={messages.passwordHint} error={errors.password?.message}>
        {(control) => (
          <Input {...control} {...form.register('password')} type="password" autoComplete="new-password" />
        )}
      </Field>
    </>
  );
}

function RoleChoice({ form, roles }: FieldsProps) {
  const role = useWatch({ control: form.control, name: 'role' });
  if (roles.length === 0) return <FieldError>{messages.noRoles}</FieldError>;
  return (
    <RoleField
      label={messages.role}
      roles={roles}
      value={role}
      placeholder={messages.chooseRole}
      error={form.formState.errors.role?.message}
      onChange={(chosen) => form.setValue('role', chosen, { shouldValidate: form.formState.isSubmitted })}
    />
  );
}
