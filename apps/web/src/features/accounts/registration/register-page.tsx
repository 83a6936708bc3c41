import { openCompanyInvitation } from '@nimble/contracts/accounts';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useCall } from '../../../shared/use-call.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { closedRegistrationMessages as closed, registerMessages as messages } from '../messages.ts';
import { ResultView } from '../result-view.tsx';
import { useAskedForState } from '../sign-in/asked-for.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { usePublicSettings } from '../use-public-settings.ts';
import { RegisterForm } from './register-form.tsx';
import { RegisteredView } from './registered-view.tsx';

/** The state of the invitation in the address; the server returns its recipient. */
type Invited = 'none' | 'asking' | { token: string; email: string } | { failure: string };

function useInvitation(): Invited {
  const [token] = useState(() => location.hash.slice(1));
  const { called } = useCall(
    token === '' ? null : token,
    async (signal) => (await call(openCompanyInvitation, { body: { token }, signal })).data,
  );
  if (token === '') return 'none';
  if (called.state === 'loading') return 'asking';
  if (called.state === 'failed') return { failure: messageOf(called.error, closed.invalid) };
  return { token, email: called.data.email };
}

export function RegisterPage() {
  usePageTitle(messages.title);
  const invited = useInvitation();
  const settings = usePublicSettings();
  const [registered, setRegistered] = useState<{ email: string; confirmed: boolean } | null>(null);
  const isClosed = invited === 'none' && settings !== undefined && settings.registration !== 'open';
  return <SignInLayout>{content()}</SignInLayout>;

  function content() {
    if (registered !== null) return <RegisteredView {...registered} />;
    if (invited === 'asking') return <Spinner className="size-5 text-brand-ink" />;
    if (typeof invited === 'object' && 'failure' in invited)
      return <Refused title={closed.invalidTitle} text={invited.failure} />;
    if (isClosed) return <Refused title={closed.title} text={closed.text} />;
    return (
      <RegisterForm invitation={invited === 'none' ? undefined : invited} onRegistered={setRegistered} />
    );
  }
}

function Refused({ title, text }: { title: string; text: string }) {
  const askedFor = useAskedForState();
  return (
    <ResultView icon={<MailX />} tone="bad" title={title} text={text}>
      <ButtonLink to="/login" state={askedFor} variant="primary" size="large">
        {messages.goToLogin}
      </ButtonLink>
    </ResultView>
  );
}
