import { googleProblems } from '@nimble/contracts/accounts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { remainingSession, storedToken } from '../../../lib/session.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { loginMessages as messages, signInMessages } from '../messages.ts';
import { Divider, Notice } from '../notice.tsx';
import { PasswordInput } from '../password/password-input.tsx';
import { SignInHeading, SignInLayout } from '../sign-in-layout.tsx';
import { useForm } from '../use-form.ts';
import { usePublicSettings } from '../use-public-settings.ts';
import { GoogleButton } from './google-button.tsx';
import type { LinkAfterLogin } from './google-callback-page.tsx';
import { useEnter } from './use-enter.ts';

/** Few accounts ask for it, and everybody loads this page first. */
const TwoFactorStep = lazy(async () => ({
  default: (await import('./two-factor-step.tsx')).TwoFactorStep,
}));

const UnconfirmedNotice = lazy(async () => ({
  default: (await import('./unconfirmed-notice.tsx')).UnconfirmedNotice,
}));
/** The rules and the call come after the page is shown, and are there before anybody has typed. */
const loadRules = () => import('./login-rules.ts');

/** What the server said to the last attempt. */
type Refusal =
  | { kind: 'credentials' }
  | { kind: 'unconfirmed'; email: string }
  | { kind: 'code'; text: string };

export function LoginPage() {
  usePageTitle(messages.title);
  // Who signs in here goes where `useEnter` leads.
  const [wasSignedIn] = useState(() => storedToken() !== null && remainingSession() > 0);
  // Told by the page where Google's sign-in ended.
  const { state } = useLocation() as { state: Partial<LinkAfterLogin> | null };
  const linksGoogle = state?.linksGoogle === true;
  const enter = useEnter({ success: messages.welcomeBack, linksGoogle });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** What a code is still owed for. */
  const [challenge, setChallenge] = useState<string | null>(null);
  const { form, control, errors, isSending, submit } = useForm({ email: '', password: '' }, (values) =>
    loadRules().then(
      ({ checkLogin }) => checkLogin(values),
      // Without a line nothing can be sent either, and sending says so.
      () => ({}),
    ),
  );
  useEffect(() => {
    loadRules().catch(() => undefined);
  }, []);
  if (wasSignedIn) return <Navigate to="/dashboard" replace />;

  async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
    setRefusal(null);
    try {
      const { login } = await loadRules();
      const answer = await call(login, { body: { identifier: email.trim(), password } });
      if ('twoFactor' in answer) setChallenge(answer.twoFactor.challenge);
      else await enter(answer);
    } catch (error) {
      if (isRefused(error, 'account.invalid_credentials')) setRefusal({ kind: 'credentials' });
      else if (isRefused(error, 'account.not_confirmed')) setRefusal({ kind: 'unconfirmed', email });
      else toast.error(messageOf(error, signInMessages.unexpected));
    }
  }

  if (challenge !== null) {
    return (
      <SignInLayout>
        <Suspense fallback={null}>
          <TwoFactorStep
            challenge={challenge}
            onEnter={enter}
            onLeave={(text) => {
              setChallenge(null);
              setRefusal(text === undefined ? null : { kind: 'code', text });
            }}
          />
        </Suspense>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout>
      <SignInHeading title={messages.title} subtitle={messages.subtitle} />
      {linksGoogle && refusal === null && <Notice tone="warning">{googleProblems.passwordAccount}</Notice>}
      {refusal?.kind === 'credentials' && <Notice tone="danger">{messages.invalidCredentials}</Notice>}
      {refusal?.kind === 'code' && <Notice tone="danger">{refusal.text}</Notice>}
      {refusal?.kind === 'unconfirmed' && (
        <Suspense fallback={null}>
          <UnconfirmedNotice email={refusal.email} />
        </Suspense>
      )}
      <form ref={form} noValidate onSubmit={submit(signIn)} className="grid gap-4">
        <Field label={messages.email} error={errors.email}>
          {(aria) => (
            <Input {...aria} {...control('email')} type="email" autoComplete="username" maxLength={254} />
          )}
        </Field>
        <Field label={messages.password} error={errors.password} aside={<ForgotPasswordLink />}>
          {(aria) => (
            <PasswordInput
              {...aria}
              {...control('password')}
              autoComplete="current-password"
              maxLength={200}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="large" loading={isSending} className="mt-1">
          {messages.submit}
        </Button>
      </form>
      <Divider>{signInMessages.or}</Divider>
      <GoogleButton />
      <SignUpLink />
    </SignInLayout>
  );
}

/** Only where anybody may sign up. */
function SignUpLink() {
  const settings = usePublicSettings();
  if (settings !== undefined && settings.registration !== 'open') return null;
  return (
    <p className="mt-6 text-center text-ink-soft">
      {messages.noAccount}{' '}
      <Link to="/register" className="font-medium text-brand-ink hover:underline">
        {messages.signUp}
      </Link>
    </p>
  );
}

function ForgotPasswordLink() {
  return (
    <Link to="/forgot-password" className="font-medium text-brand-ink hover:underline">
      {messages.forgotPassword}
    </Link>
  );
}
