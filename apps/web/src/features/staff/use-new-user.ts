import { zodResolver } from '@hookform/resolvers/zod';
import { accountMessages } from '@nimble/contracts/accounts';
import { inviteBody, invitedPasswordField } from '@nimble/contracts/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isRefused, messageOf, refusedFields } from '../../lib/api-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { addUserMessages as messages } from './messages.ts';
import { isKnownEmail, useInviteUser } from './staff.queries.ts';

const { passwordTooShort } = accountMessages;

/** The contract's rules for typed input; an empty password is none. */
const newUser = z.object({
  username: inviteBody.shape.username,
  email: inviteBody.shape.email,
  password: z.union([z.literal(''), invitedPasswordField], passwordTooShort),
  role: z.string().check(z.minLength(1, { error: () => messages.roleRequired })),
});
type NewUser = z.infer<typeof newUser>;

/** The form of a new user, and the invitation. */
export function useNewUser(onInvited: () => void) {
  const client = useQueryClient();
  const invitation = useInviteUser();
  const form = useForm<NewUser>({
    resolver: zodResolver(newUser),
    defaultValues: { username: '', email: '', password: '', role: '' },
  });

  const send = form.handleSubmit(({ password, role: roleId, ...person }) => {
    if (isKnownEmail(client, person.email)) {
      return form.setError('email', { message: messages.emailTaken }, { shouldFocus: true });
    }
    invitation.mutate(
      { ...person, role: Number(roleId), ...(password !== '' && { password }) },
      {
        onSuccess: () => {
          toast.success(messages.done);
          onInvited();
        },
        onError: refuse,
      },
    );
  });

  /** Shows the server's errors at their fields. */
  function refuse(error: Error): void {
    const message = messageOf(error, messages.failed);
    const refused = (['email', 'username'] as const).filter((name) => refusedFields(error).includes(name));
    if (isRefused(error, 'staff.both_taken')) {
      form.setError('username', { message: messages.usernameExists });
      form.setError('email', { message: messages.emailExists }, { shouldFocus: true });
    } else if (refused[0] !== undefined) form.setError(refused[0], { message }, { shouldFocus: true });
    else toast.error(message);
  }

  return { form, send, isSending: invitation.isPending };
}
