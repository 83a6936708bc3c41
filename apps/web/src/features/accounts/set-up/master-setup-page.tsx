import { textOf } from '@nimble/contracts';
import { accountMessages, openMasterSetup, passwordPair, setUpMaster } from '@nimble/contracts/accounts';
import { ShieldCheck } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useCall } from '../../../shared/use-call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { BackToLogin } from '../back-to-login.tsx';
import { fieldErrors } from '../field-errors.ts';
import { masterSetupMessages as messages, signInMessages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { type PasswordPair, PasswordPairFields } from '../password/password-pair-fields.tsx';
import type { EmailForLogin } from '../sign-in/use-login.ts';
import { SignInHeading, SignInLayout } from '../sign-in-layout.tsx';
import { useForm } from '../use-form.ts';

/** The notice for anybody; the form for the link that the server printed. */
export function MasterSetupPage() {
  usePageTitle(messages.title);
  const token = useLocation().hash.slice(1);
  const { called } = useCall(
    token === '' ? null : token,
    async (signal) => (await call(openMasterSetup, { body: { token }, signal })).data,
  );

  return (
    <SignInLayout>
      <SignInHeading title={messages.title} subtitle={messages.subtitle} />
      {called.state === 'failed' && (
        <Notice tone="danger">{messageOf(called.error, signInMessages.unexpected)}</Notice>
      )}
      {called.state === 'loaded' && <MasterForm token={token} email={called.data.email} />}
      <section className="mt-6 flex gap-3 rounded-card border border-line p-4 text-ink-soft">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-ink" />
        <div>
          <h2 className="font-medium text-ink">{messages.noticeTitle}</h2>
          <p className="mt-1">{messages.noticeText}</p>
        </div>
      </section>
      <BackToLogin />
    </SignInLayout>
  );
}

function MasterForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const { form, control, errors, isSending, submit } = useForm<keyof PasswordPair>(
    { password: '', passwordConfirmation: '' },
    (values) => fieldErrors(passwordPair, values),
  );
  async function send(values: PasswordPair): Promise<void> {
    try {
      await call(setUpMaster, { body: { ...values, token } });
      toast.success(textOf(accountMessages.masterCreated));
      await navigate('/login', { replace: true, state: { email } satisfies EmailForLogin });
    } catch (error) {
      toast.error(messageOf(error, signInMessages.unexpected));
    }
  }
  return (
    <form ref={form} noValidate onSubmit={submit(send)} className="grid gap-4">
      <Field label={messages.email} hint={messages.emailHint}>
        {(aria) => <Input {...aria} value={email} type="email" autoComplete="username" disabled readOnly />}
      </Field>
      <PasswordPairFields errors={errors} control={control} />
      <Button type="submit" variant="primary" size="large" loading={isSending} className="mt-1">
        {messages.submit}
      </Button>
    </form>
  );
}
