import { register, registerBody } from '@nimble/contracts/accounts';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api-client.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { checkRegistration, type RegistrationFields, refusedField } from './check-registration.ts';
import { GoogleButton } from './google-button.tsx';
import { registerMessages as messages, signInMessages } from './messages.ts';
import { Divider } from './notice.tsx';
import { PasswordInput } from './password-input.tsx';
import { RegisteredView } from './registered-view.tsx';
import { SignInHeading, SignInLayout } from './sign-in-layout.tsx';
import { useForm } from './use-form.ts';

const empty: RegistrationFields = { company: '', username: '', email: '', password: '', confirmPassword: '' };

export function RegisterPage() {
  usePageTitle(messages.title);
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const { form, control, errors, isSending, refuse, submit } = useForm(empty, checkRegistration);

  async function send(values: RegistrationFields): Promise<void> {
    const { confirmPassword: _, ...body } = values;
    try {
      await call(register, { body });
      setRegisteredEmail(registerBody.shape.email.parse(values.email));
    } catch (error) {
      const field = error instanceof ApiError ? refusedField(error.message) : undefined;
      const message = messageOf(error, signInMessages.unexpected);
      if (field === undefined) toast.error(message);
      else refuse({ [field]: message });
    }
  }

  if (registeredEmail !== null) {
    return (
      <SignInLayout>
        <RegisteredView email={registeredEmail} />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout>
      <SignInHeading title={messages.title} subtitle={messages.subtitle} />
      <form ref={form} noValidate onSubmit={submit(send)} className="grid gap-4">
        <Field label={messages.company} error={errors.company}>
          {(aria) => <Input {...aria} {...control('company')} autoComplete="organization" />}
        </Field>
        <Field label={messages.username} error={errors.username}>
          {(aria) => <Input {...aria} {...control('username')} autoComplete="nickname" spellCheck={false} />}
        </Field>
        <Field label={messages.email} error={errors.email}>
          {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="username" />}
        </Field>
        <Field label={messages.password} hint={messages.passwordHint} error={errors.password}>
          {(aria) => <PasswordInput {...aria} {...control('password')} autoComplete="new-password" />}
        </Field>
        <Field label={messages.confirmPassword} error={errors.confirmPassword}>
          {(aria) => <PasswordInput {...aria} {...control('confirmPassword')} autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" size="large" loading={isSending} className="mt-1">
          {messages.submit}
        </Button>
      </form>
      <Divider>{signInMessages.or}</Divider>
      <GoogleButton />
      <p className="mt-6 text-center text-ink-soft">
        {messages.haveAccount}{' '}
        <Link to="/login" className="font-medium text-brand-ink hover:underline">
          {messages.logIn}
        </Link>
      </p>
    </SignInLayout>
  );
}
