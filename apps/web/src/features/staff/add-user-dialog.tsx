import { zodResolver } from '@hookform/resolvers/zod';
import type { Role } from '@nimble/contracts/roles';
import { inviteBody, invitedPasswordField } from '@nimble/contracts/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { isRefused, messageOf, refusedFields } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field, FieldError } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { addUserMessages as messages } from './messages.ts';
import { RoleField } from './role-field.tsx';
import { isKnownEmail, useInviteUser } from './staff.queries.ts';

/** The contract's rules for what people type; an empty password is none. */
const newUser = z.object({
  username: inviteBody.shape.username,
  email: inviteBody.shape.email,
  password: z.union([z.literal(''), invitedPasswordField], 'Password must be at least 6 characters'),
  role: z.string().check(z.minLength(1, messages.roleRequired)),
});
type NewUser = z.infer<typeof newUser>;

type Props = {
  roles: readonly Role[];
  onClose: () => void;
  /** Somebody has been invited. */
  onAdded: () => void;
};

export function AddUserDialog({ roles, onClose, onAdded }: Props) {
  const client = useQueryClient();
  const invitation = useInviteUser();
  const form = useForm<NewUser>({
    resolver: zodResolver(newUser),
    defaultValues: { username: '', email: '', password: '', role: '' },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  const { errors } = form.formState;
  const hasRoles = roles.length > 0;

  const send = form.handleSubmit(({ password, role: roleId, ...person }) => {
    if (isKnownEmail(client, person.email)) {
      return form.setError('email', { message: messages.emailTaken }, { shouldFocus: true });
    }
    invitation.mutate(
      { ...person, role: Number(roleId), ...(password !== '' && { password }) },
      {
        onSuccess: () => {
          toast.success(messages.done);
          onClose();
          onAdded();
        },
        onError: refuse,
      },
    );
  });

  /** Puts what the server says beside the fields that it is about (spec 2 §5). */
  function refuse(error: Error): void {
    const message = messageOf(error, messages.failed);
    const refused = (['email', 'username'] as const).filter((name) => refusedFields(error).includes(name));
    if (isRefused(error, 'staff.both_taken')) {
      form.setError('username', { message: messages.usernameExists });
      form.setError('email', { message: messages.emailExists }, { shouldFocus: true });
    } else if (refused[0] !== undefined) form.setError(refused[0], { message }, { shouldFocus: true });
    else toast.error(message);
  }

  const close = () => !invitation.isPending && onClose();
  return (
    <Modal
      open
      onClose={close}
      title={messages.title}
      description={messages.text}
      footer={
        <>
          <Button onClick={close} disabled={invitation.isPending}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            loading={invitation.isPending}
            disabled={!hasRoles}
            onClick={() => void send()}
          >
            {messages.submit}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <Field label={messages.username} required error={errors.username?.message}>
          {(control) => (
            <Input {...control} {...form.register('username')} autoComplete="off" spellCheck={false} />
          )}
        </Field>
        <Field label={messages.email} required error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="off" />}
        </Field>
        {hasRoles ? (
          <RoleField
            label={messages.role}
            roles={roles}
            value={role}
            placeholder={messages.chooseRole}
            error={errors.role?.message}
            onChange={(chosen) =>
              form.setValue('role', chosen, { shouldValidate: form.formState.isSubmitted })
            }
          />
        ) : (
          <FieldError>{messages.noRoles}</FieldError>
        )}
        <Field label={messages.password} hint={messages.passwordHint} error={errors.password?.message}>
          {(control) => (
            <Input {...control} {...form.register('password')} type="password" autoComplete="new-password" />
          )}
        </Field>
        {/* Enter sends the form also from the last field. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Modal>
  );
}
