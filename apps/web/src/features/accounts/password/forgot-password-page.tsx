import { textOf } from '@nimble/contracts';
import { accountMessages, forgotPassword } from '@nimble/contracts/accounts';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { BackToLogin } from '../back-to-login.tsx';
import { fieldErrors } from '../field-errors.ts';
import { passwordMessages as messages } from '../messages.ts';
import { OutboxNote } from '../registration/outbox-note.tsx';
import { ResultView } from '../result-view.tsx';
import { useAskedForState } from '../sign-in/asked-for.ts';
import { SignInHeading, SignInLayout } from '../sign-in-layout.tsx';
import { useForm } from '../use-form.ts';
import { usePublicSettings } from '../use-public-settings.ts';

export function ForgotPasswordPage() {
  usePageTitle(messages.forgotTitle);
  const askedFor = useAskedForState();
  const [isSent, setIsSent] = useState(false);
  const isInOutbox = usePublicSettings()?.mails === 'outbox';
  const { form, control, errors, isSending, submit } = useForm({ email: '' }, (values) =>
    fieldErrors(forgotPassword.schema.body, values),
  );

  /** Shows the same success in every case, so that nobody learns who has an account. */
  async function send({ email }: { email: string }): Promise<void> {
    await call(forgotPassword, { body: { email } }).catch(() => undefined);
    toast.success(textOf(accountMessages.resetSent));
    setIsSent(true);
  }

  if (isSent) {
    return (
      <SignInLayout>
        <ResultView
          icon={<MailCheck />}
          title={isInOutbox ? messages.inOutboxTitle : messages.sentTitle}
          text={messages.sentText}
        >
          <OutboxNote />
          <ButtonLink to="/login" state={askedFor} variant="primary" size="large">
            {messages.backToLogin}
          </ButtonLink>
        </ResultView>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout>
      <SignInHeading title={messages.forgotTitle} subtitle={messages.forgotSubtitle} />
      <form ref={form} noValidate onSubmit={submit(send)} className="grid gap-4">
        <Field label={messages.email} error={errors.email}>
          {(aria) => (
            <Input {...aria} {...control('email')} type="email" autoComplete="username" maxLength={254} />
          )}
        </Field>
        <Button type="submit" variant="primary" size="large" loading={isSending} className="mt-1">
          {messages.sendLink}
        </Button>
      </form>
      <BackToLogin />
    </SignInLayout>
  );
}
