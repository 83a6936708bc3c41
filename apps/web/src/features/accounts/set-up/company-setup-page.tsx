import { currentUser, registerCompany, signOut } from '@nimble/contracts/accounts';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { ApiError, isRefused, messageOf } from '../../../lib/api-error.ts';
import { endSession, storedToken } from '../../../lib/session.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { fieldErrors } from '../field-errors.ts';
import { companySetupMessages as messages, signInMessages } from '../messages.ts';
import { SignInHeading, SignInLayout } from '../sign-in-layout.tsx';
import { useForm } from '../use-form.ts';

/** For signed-in users without a company. */
export function CompanySetupPage() {
  usePageTitle(messages.title);
  const navigate = useNavigate();
  const isMaster = useWhoIsHere();
  const { form, control, errors, isSending, refuse, submit } = useForm({ company: '' }, (values) =>
    fieldErrors(registerCompany.schema.body, values),
  );
  const [leave, isLeaving] = useSignOut();
  if (storedToken() === null) return <Navigate to="/login" replace />;

  async function send({ company }: { company: string }): Promise<void> {
    try {
      await call(registerCompany, { body: { company } });
      await navigate('/dashboard', { replace: true });
    } catch (error) {
      const message = messageOf(error, signInMessages.unexpected);
      if (isRefused(error, 'account.company_taken')) refuse({ company: message });
      else toast.error(message);
      if (storedToken() === null) await navigate('/login', { replace: true });
    }
  }

  return (
    <SignInLayout>
      <SignInHeading title={messages.title} subtitle={messages.subtitle} />
      <form ref={form} noValidate onSubmit={submit(send)} className="grid gap-4">
        <Field label={messages.company} error={errors.company}>
          {(aria) => <Input {...aria} {...control('company')} autoComplete="organization" maxLength={60} />}
        </Field>
        <Button type="submit" variant="primary" size="large" loading={isSending} className="mt-1">
          {messages.submit}
        </Button>
      </form>
      {isMaster && (
        <ButtonLink to="/installation" size="large" className="mt-2 w-full">
          {messages.installation}
        </ButtonLink>
      )}
      <Button
        variant="ghost"
        size="large"
        loading={isLeaving}
        onClick={() => void leave()}
        className="mt-2 w-full"
      >
        {messages.leave}
      </Button>
    </SignInLayout>
  );
}

/** Redirects users who need no company. @returns whether the user is the master */
function useWhoIsHere(): boolean {
  const navigate = useNavigate();
  const [isMaster, setIsMaster] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    if (storedToken() !== null) void leaveIfNotNeeded(leaving.signal);
    return () => leaving.abort();

    async function leaveIfNotNeeded(signal: AbortSignal): Promise<void> {
      try {
        const user = await call(currentUser, { signal });
        if (user.company !== null) await navigate('/dashboard', { replace: true });
        else setIsMaster(user.role.name === 'master');
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) await navigate('/login', { replace: true });
      }
    }
  }, [navigate]);
  return isMaster;
}

function useSignOut() {
  const navigate = useNavigate();
  return useOnce(async () => {
    await call(signOut).catch(() => undefined);
    endSession('signed-out');
    await navigate('/login', { replace: true });
  });
}
