import { register, registerBody } from '@nimble/contracts/accounts';
import { Link } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { registerMessages as messages, signInMessages } from '../messages.ts';
import { Divider } from '../notice.tsx';
import { PasswordInput } from '../password/password-input.tsx';
import { useAskedForState } from '../sign-in/asked-for.ts';
import { GoogleButton } from '../sign-in/google-button.tsx';
import { SignInHeading } from '../sign-in-layout.tsx';
import { useForm } from '../use-form.ts';
import { checkRegistration, type RegistrationFields, refusedField } from './check-registration.ts';

const empty: RegistrationFields = { company: '', username: '', email: '', password: '', confirmPassword: '' };

type Props = {
  /** The master's invitation, valid for this address only. */
  invitation: { token: string; email: string } | undefined;
  onRegistered: (registered: { email: string; confirmed: boolean }) => void;
};

export function RegisterForm({ invitation, onRegistered }: Props) {
  const askedFor = useAskedForState();
  const initial = { ...empty, email: invitation?.email ?? '' };
  const fields = useForm(initial, checkRegistration);
  const { form, isSending, refuse, submit } = fields;

  async function send(values: RegistrationFields): Promise<void> {
    const { confirmPassword: _, ...account } = values;
    try {
      const body = { ...account, ...(invitation && { invitation: invitation.token }) };
      const { confirmed } = await call(register, { body });
      onRegistered({ email: registerBody.shape.email.parse(values.email), confirmed });
    } catch (error) {
      const field = refusedField(error);
      const message = messageOf(error, signInMessages.unexpected);
      if (field === undefined) toast.error(message);
      else refuse({ [field]: message });
    }
  }

  return (
    <>
      <SignInHeading title={messages.title} subtitle={messages.subtitle} />
      <form ref={form} noValidate onSubmit={submit(send)} className="grid gap-4">
        <RegisterFields form={fields} isInvited={invitation !== undefined} />
        <Button type="submit" variant="primary" size="large" loading={isSending} className="mt-1">
          {messages.submit}
        </Button>
      </form>
      <Divider>{signInMessages.or}</Divider>
      <GoogleButton />
      <p className="mt-6 text-center text-ink-soft">
        {messages.haveAccount}{' '}
        <Link to="/login" state={askedFor} className="font-medium text-brand-ink hover:underline">
          {messages.logIn}
        </Link>
      </p>
    </>
  );
}

type FieldsProps = {
  form: Pick<ReturnType<typeof useForm<keyof RegistrationFields>>, 'control' | 'errors'>;
  isInvited: boolean;
};

function RegisterFields({ form: { control, errors }, isInvited }: FieldsProps) {
  return (
    <>
      <Field label={messages.company} error={errors.company}>
        {(aria) => <Input {...aria} {...control('company')} autoComplete="organization" />}
      </Field>
      <Field label={messages.username} error={errors.username}>
        {(aria) => <Input {...aria} {...control('username')} autoComplete="nickname" spellCheck={false} />}
      </Field>
      <Field
        label={messages.email}
        error={errors.email}
        hint={isInvited ? messages.invitedEmailHint : undefined}
      >
        {(aria) => (
          <Input {...aria} {...control('email')} type="email" autoComplete="username" readOnly={isInvited} />
        )}
      </Field>
      <Field label={messages.password} hint={messages.passwordHint} error={errors.password}>
        {(aria) => <PasswordInput {...aria} {...control('password')} autoComplete="new-password" />}
      </Field>
      <Field label={messages.confirmPassword} error={errors.confirmPassword}>
        {(aria) => <PasswordInput {...aria} {...control('confirmPassword')} autoComplete="new-password" />}
      </Field>
    </>
  );
}
