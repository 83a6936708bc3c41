import type { ComponentProps } from 'react';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { twoFactorMessages as messages } from '../messages.ts';

type Props = ComponentProps<typeof Input> & { hint: string; error: string | undefined };

/** A code of the app, with autofill by phones and password managers. */
export function CodeField({ hint, error, ...input }: Props) {
  return (
    <Field label={messages.code} hint={hint} error={error}>
      {(control) => (
        <Input {...control} {...input} autoComplete="one-time-code" spellCheck={false} maxLength={40} />
      )}
    </Field>
  );
}
