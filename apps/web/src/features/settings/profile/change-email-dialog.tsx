import { zodResolver } from '@hookform/resolvers/zod';
import { askForEmailChange } from '@nimble/contracts/accounts';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { PasswordInput } from '../../accounts/index.ts';
import { emailMessages as messages } from '../messages.ts';
import { showRefusal } from '../security/show-refusal.ts';
import { useAskForEmailChange } from './email-change.queries.ts';

const fields = askForEmailChange.schema.body;

/** Asks for the new address, and for the password, so that nobody else can ask at an unlocked screen. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { googleLinked } = useCurrentUser();
  const asking = useAskForEmailChange();
  const form = useForm<z.infer<typeof fields>>({
    resolver: zodResolver(fields),
    defaultValues: { email: '', currentPassword: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    asking.mutate(values, {
      onSuccess: () => {
        toast.success(messages.sent);
        onClose();
      },
      onError: (error) => showRefusal(form, error),
    }),
  );
  return (
    <FormModal
      onClose={onClose}
      title={messages.change}
      description={googleLinked ? `${messages.changeText} ${messages.googleEnds}` : messages.changeText}
      size="small"
      submitLabel={messages.send}
      isSending={asking.isPending}
      onSubmit={submit}
    >
      <Field label={messages.newEmail} error={errors.email?.message}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label={messages.currentPassword} error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('currentPassword')}
            autoComplete="current-password"
            maxLength={200}
          />
        )}
      </Field>
    </FormModal>
  );
}
