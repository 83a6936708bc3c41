import { zodResolver } from '@hookform/resolvers/zod';
import { type PasswordChange, passwordChange } from '@nimble/contracts/accounts';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { isRefused } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { PasswordInput } from '../../accounts/index.ts';
import { passwordMessages as messages } from '../messages.ts';
import { useChangePassword } from '../settings.queries.ts';

const empty: PasswordChange = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Can be sent only when it is valid. */
export function PasswordCard() {
  const { form, save, checkAll, isSaving } = usePasswordChange();
  const { errors, isValid } = form.formState;
  return (
    <Card title={messages.title}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4 sm:max-w-form">
        <p className="text-ink-soft">{messages.text}</p>
        <PasswordField
          label={messages.current}
          error={errors.currentPassword?.message}
          autoComplete="current-password"
          {...form.register('currentPassword', checkAll)}
        />
        <PasswordField
          label={messages.next}
          hint={messages.hint}
          error={errors.password?.message}
          autoComplete="new-password"
          {...form.register('password', checkAll)}
        />
        <PasswordField
          label={messages.confirmation}
          error={errors.passwordConfirmation?.message}
          autoComplete="new-password"
          {...form.register('passwordConfirmation', checkAll)}
        />
        <div>
          <Button type="submit" variant="primary" loading={isSaving} disabled={!isValid}>
            {messages.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function usePasswordChange() {
  const change = useChangePassword();
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: empty,
    mode: 'onChange',
  });

  const save = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        form.reset(empty);
        toast.success(messages.changed);
      },
      onError: (error) => {
        // Errors of the current password are at its field; an account without a password has none.
        if (isRefused(error, 'profile.password_wrong') || isRefused(error, 'profile.no_password'))
          form.setError('currentPassword', { message: error.message }, { shouldFocus: true });
        toast.error(messages.failed);
      },
    }),
  );
  // Both comparing rules depend on another field than the one being typed in.
  const checkAll = { onChange: () => form.formState.isDirty && void form.trigger(touched()) };
  const touched = () =>
    (Object.keys(empty) as (keyof PasswordChange)[]).filter((name) => form.getValues(name) !== '');
  return { form, save, checkAll, isSaving: change.isPending };
}

type FieldProps = UseFormRegisterReturn & {
  label: string;
  hint?: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
};

function PasswordField({ label, hint, error, ...input }: FieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <PasswordInput {...control} {...input} maxLength={200} />}
    </Field>
  );
}
