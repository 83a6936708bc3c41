import { textOf } from '@nimble/contracts';
import { googleMessages } from '@nimble/contracts/accounts';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { remainingSession, storedToken } from '../../../lib/session.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { loginMessages as messages, signInMessages } from '../messages.ts';
import { Divider, Notice } from '../notice.tsx';
import { PasswordInput } from '../password/password-input.tsx';
import { SignInHeading, SignInLayout } from '../sign-in-layout.tsx';
import { usePublicSettings } from '../use-public-settings.ts';
import { useAskedForState } from './asked-for.ts';
import { GoogleButton } from './google-button.tsx';
import type { LinkAfterLogin } from './google-callback-page.tsx';
import { type EmailForLogin, type Refusal, useLogin } from './use-login.ts';

/** Loaded on demand, because few accounts need it and everybody loads this page first. */
const TwoFactorStep = lazy(async () => ({
  default: (await import('./two-factor-step.tsx')).TwoFactorStep,
}));

const UnconfirmedNotice = lazy(async () => ({
  default: (await import('./unconfirmed-notice.tsx')).UnconfirmedNotice,
}));

export function LoginPage() {
  usePageTitle(messages.title);
  // After signing in `useFinishSignIn` chooses the next page.
  const [wasSignedIn] = useState(() => storedToken() !== null && remainingSession() > 0);
  // From the return page of Google's sign-in, or from the setup of the master account.
  const { state } = useLocation() as { state: Partial<LinkAfterLogin & EmailForLogin> | null };
  const linksGoogle = state?.linksGoogle === true;
  const login = useLogin(linksGoogle, state?.email);
  const { form, control, errors, isSending, submit, refusal, challenge } = login;
  if (wasSignedIn) return <Navigate to="/dashboard" replace />;

  if (challenge !== null) {
    return (
      <SignInLayout>
        <Suspense fallback={null}>
          <TwoFactorStep challenge={challenge} onEnter={login.enter} onLeave={login.leaveCode} />
        </Suspense>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout>
      <SignInHeading title={messages.title} subtitle={messages.subtitle} />
      <LoginNotice linksGoogle={linksGoogle} refusal={refusal} />
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
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

type NoticeProps = { linksGoogle: boolean; refusal: Refusal | null };

/** Why the page is shown again. */
function LoginNotice({ linksGoogle, refusal }: NoticeProps) {
  if (refusal === null) {
    return linksGoogle ? <Notice tone="warning">{textOf(googleMessages.passwordAccount)}</Notice> : null;
  }
  if (refusal.kind === 'credentials') return <Notice tone="danger">{messages.invalidCredentials}</Notice>;
  if (refusal.kind === 'code') return <Notice tone="danger">{refusal.text}</Notice>;
  return (
    <Suspense fallback={null}>
      <UnconfirmedNotice email={refusal.email} />
    </Suspense>
  );
}

/** Only with open registration. */
function SignUpLink() {
  const settings = usePublicSettings();
  const askedFor = useAskedForState();
  if (settings !== undefined && settings.registration !== 'open') return null;
  return (
    <p className="mt-6 text-center text-ink-soft">
      {messages.noAccount}{' '}
      <Link to="/register" state={askedFor} className="font-medium text-brand-ink hover:underline">
        {messages.signUp}
      </Link>
    </p>
  );
}

function ForgotPasswordLink() {
  const askedFor = useAskedForState();
  return (
    <Link to="/forgot-password" state={askedFor} className="font-medium text-brand-ink hover:underline">
      {messages.forgotPassword}
    </Link>
  );
}
