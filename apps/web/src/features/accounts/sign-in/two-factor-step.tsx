import { textOf } from '@nimble/contracts';
import { codeField, loginByCode, twoFactorMessages } from '@nimble/contracts/accounts';
import type { Answer } from '@nimble/contracts/calls';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../lib/api-client.ts';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { fieldErrors } from '../field-errors.ts';
import { twoFactorStepMessages as messages, signInMessages } from '../messages.ts';
import { SignInHeading } from '../sign-in-layout.tsx';
import { useForm } from '../use-form.ts';

const fields = z.object({ code: codeField });

type Props = {
  challenge: string;
  onEnter: (answer: Answer<typeof loginByCode>) => Promise<void>;
  /** Back to the password; with the server's reason, if it has one. */
  onLeave: (reason?: string) => void;
};

/** The second step of signing in: a code of the app, or a recovery code. */
export function TwoFactorStep({ challenge, onEnter, onLeave }: Props) {
  const { form, control, errors, isSending, submit, refuse } = useForm({ code: '' }, (values) =>
    fieldErrors(fields, values),
  );
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function send({ code }: { code: string }): Promise<void> {
    try {
      await onEnter(await call(loginByCode, { body: { challenge, code } }));
    } catch (error) {
      if (isRefused(error, 'two_factor.challenge_over')) onLeave(error.serverMessage);
      else if (isRefused(error, 'two_factor.code_invalid'))
        refuse({ code: textOf(twoFactorMessages.codeInvalid) });
      else if (isRefused(error, 'two_factor.recovery_code_invalid')) refuse({ code: error.message });
      else toast.error(messageOf(error, signInMessages.unexpected));
    }
  }

  return (
    <>
      <SignInHeading title={messages.title} subtitle={messages.subtitle} />
      <form ref={form} noValidate onSubmit={submit(send)} className="grid gap-4">
        <Field label={messages.code} hint={messages.hint} error={errors.code}>
          {(aria) => (
            <Input
              {...aria}
              {...control('code')}
              ref={input}
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={40}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="large" loading={isSending}>
          {messages.submit}
        </Button>
        <Button variant="ghost" size="large" onClick={() => onLeave()}>
          {messages.back}
        </Button>
      </form>
    </>
  );
}
