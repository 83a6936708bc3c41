import { accountMessages, accountRefusals, passwordPair, resetPassword } from '@nimble/contracts/accounts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { BackToLogin } from '../back-to-login.tsx';
import { fieldErrors } from '../field-errors.ts';
import { passwordMessages as messages, signInMessages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { SignInHeading, SignInLayout } from '../sign-in-layout.tsx';
import { useForm } from '../use-form.ts';
import { type PasswordPair, PasswordPairFields } from './password-pair-fields.tsx';

const empty: PasswordPair = { password: '', passwordConfirmation: '' };

/** Sets a password by the code of a mail: a reset, or the first one of somebody who was invited. */
export function ChangePasswordPage() {
  usePageTitle(messages.changeTitle);
  // The spelling is the product's (spec 1 §2).
  const { verificatationCode = '' } = useParams();
  const navigate = useNavigate();
  const [isOver, setIsOver] = useState(false);
  const { form, control, errors, isSending, submit } = useForm(empty, (values) =>
    fieldErrors(passwordPair, values),
  );

  async function send(values: PasswordPair): Promise<void> {
    try {
      await call(resetPassword, { body: { ...values, verificatationCode } });
      toast.success(accountMessages.passwordReset);
      await navigate('/login', { replace: true });
    } catch (error) {
      setIsOver(isRefused(error, 'account.reset_invalid'));
      toast.error(messageOf(error, signInMessages.unexpected));
    }
  }

  return (
    <SignInLayout>
      <SignInHeading title={messages.changeTitle} subtitle={messages.changeSubtitle} />
      {isOver && (
        <Notice tone="danger">
          <p>{accountRefusals['account.reset_invalid'].text}</p>
          <Link to="/forgot-password" className="font-medium underline">
            {messages.askAgain}
          </Link>
        </Notice>
      )}
      <form ref={form} noValidate onSubmit={submit(send)} className="grid gap-4">
        <PasswordPairFields errors={errors} control={control} />
        <Button type="submit" variant="primary" size="large" loading={isSending} className="mt-1">
          {messages.changeTitle}
        </Button>
      </form>
      <BackToLogin />
    </SignInLayout>
  );
}
