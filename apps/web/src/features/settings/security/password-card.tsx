import { zodResolver } from '@hookform/resolvers/zod';
import { type PasswordChange, passwordChange } from '@nimble/contracts/accounts';
import { useForm } from 'react-hook-form';
import { isRefused } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { PasswordInput } from '../../accounts/index.ts';
import { passwordMessages as messages } from '../messages.ts';
import { useChangePassword } from '../settings.queries.ts';

const empty: PasswordChange = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Can be sent only when everything is in order (spec 2 §5). */
export function PasswordCard() {
  const change = useChangePassword();
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: empty,
    mode: 'onChange',
  });
  const { errors, isValid } = form.formState;

  const save = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        form.reset(empty);
        toast.success(messages.changed);
      },
      onError: (error) => {
        // What is wrong with the current password stands at its field; an account without one has none to give.
        if (isRefused(error, 'profile.password_wrong') || isRefused(error, 'profile.no_password'))
          form.setError('currentPassword', { message: error.message }, { shouldFocus: true });
        toast.error(messages.failed);
      },
    }),
  );
  // Both rules that compare belong to more than the field that is being typed in.
  const checkAll = { onChange: () => form.formState.isDirty && void form.trigger(touched()) };
  const touched = () =>
    (Object.keys(empty) as (keyof PasswordChange)[]).filter((name) => form.getValues(name) !== '');

  return (
    <Card title={messages.title}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4 sm:max-w-form">
        <p className="text-ink-soft">{messages.text}</p>
        <Field label={messages.current} error={errors.currentPassword?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('currentPassword', checkAll)}
              autoComplete="current-password"
              maxLength={200}
            />
          )}
        </Field>
        <Field label={messages.next} hint={messages.hint} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password', checkAll)}
              autoComplete="new-password"
              maxLength={200}
            />
          )}
        </Field>
        <Field label={messages.confirmation} error={errors.passwordConfirmation?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('passwordConfirmation', checkAll)}
              autoComplete="new-password"
              maxLength={200}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="primary" loading={change.isPending} disabled={!isValid}>
            {messages.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
