import type { ComponentProps } from 'react';
import { Field } from '../../../ui/fields/field.tsx';
import { passwordMessages as messages } from '../messages.ts';
import { PasswordInput } from './password-input.tsx';

export type PasswordPair = { password: string; passwordConfirmation: string };

type Props = {
  errors: Partial<PasswordPair>;
  /** State of the surrounding form. */
  control: (name: keyof PasswordPair) => Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>;
};

/** A new password and its repetition, with the rules of a reset. */
export function PasswordPairFields({ errors, control }: Props) {
  return (
    <>
      <Field label={messages.newPassword} hint={messages.newPasswordHint} error={errors.password}>
        {(aria) => (
          <PasswordInput {...aria} {...control('password')} autoComplete="new-password" maxLength={200} />
        )}
      </Field>
      <Field label={messages.confirmPassword} error={errors.passwordConfirmation}>
        {(aria) => (
          <PasswordInput
            {...aria}
            {...control('passwordConfirmation')}
            autoComplete="new-password"
            maxLength={200}
          />
        )}
      </Field>
    </>
  );
}
