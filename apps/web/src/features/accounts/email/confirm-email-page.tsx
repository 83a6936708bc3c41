import { confirmEmailChange, openEmailChange } from '@nimble/contracts/accounts';
import { CircleCheck, MailCheck, RotateCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useCall } from '../../../shared/use-call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { confirmEmailMessages as messages, signInMessages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { ResultView } from '../result-view.tsx';
import { SignInLayout } from '../sign-in-layout.tsx';

/** The target of the link to a new email address, with its code behind the #. Asks first: programs open links, too. */
export function ConfirmEmailPage() {
  usePageTitle(messages.title);
  const code = useLocation().hash.slice(1);
  return <SignInLayout>{code === '' ? <InvalidLink /> : <Link key={code} code={code} />}</SignInLayout>;
}

type Outcome = 'confirmed' | 'invalid' | 'taken';

function Link({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { called, load } = useCall(
    code,
    async (signal) => (await call(openEmailChange, { body: { code }, token: null, signal })).data,
  );
  if (called.state === 'loading')
    return (
      <div role="status" className="flex items-center gap-3 text-ink-soft text-lg">
        <Spinner className="size-5 text-brand-ink" />
        {messages.loading}
      </div>
    );
  if (called.state === 'failed')
    return isRefused(called.error, 'account.email_link_invalid') ? (
      <InvalidLink />
    ) : (
      <ResultView
        icon={<TriangleAlert />}
        tone="bad"
        title={messages.failed}
        text={messageOf(called.error, signInMessages.unexpected)}
      >
        <Button variant="primary" size="large" icon={<RotateCw />} loading={called.isRetrying} onClick={load}>
          {messages.retry}
        </Button>
      </ResultView>
    );
  const { email } = called.data;
  if (outcome === 'invalid') return <InvalidLink />;
  if (outcome === undefined) return <Question email={email} code={code} onEnd={setOutcome} />;
  const isConfirmed = outcome === 'confirmed';
  return (
    <ResultView
      key={outcome}
      icon={isConfirmed ? <CircleCheck /> : <TriangleAlert />}
      tone={isConfirmed ? 'good' : 'bad'}
      title={isConfirmed ? messages.confirmedTitle : messages.takenTitle}
      text={isConfirmed ? messages.confirmedText({ email }) : messages.takenText({ email })}
    >
      <ToProfile />
    </ResultView>
  );
}

type QuestionProps = { email: string; code: string; onEnd: (outcome: Outcome) => void };

function Question({ email, code, onEnd }: QuestionProps) {
  const [failure, setFailure] = useState<string>();
  const [confirm, isConfirming] = useOnce(async () => {
    setFailure(undefined);
    try {
      await call(confirmEmailChange, { body: { code }, token: null });
      onEnd('confirmed');
    } catch (error) {
      if (isRefused(error, 'account.email_taken')) onEnd('taken');
      else if (isRefused(error, 'account.email_link_invalid')) onEnd('invalid');
      else setFailure(messageOf(error, signInMessages.unexpected));
    }
  });
  return (
    <ResultView icon={<MailCheck />} title={messages.title} text={messages.text({ email })}>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <Button variant="primary" size="large" loading={isConfirming} onClick={() => void confirm()}>
        {messages.confirm}
      </Button>
    </ResultView>
  );
}

function InvalidLink() {
  return (
    <ResultView
      key="invalid"
      icon={<TriangleAlert />}
      tone="bad"
      title={messages.invalidTitle}
      text={messages.invalidText}
    >
      <ToProfile />
    </ResultView>
  );
}

/** People who are not signed in sign in on the way. */
function ToProfile() {
  return (
    <ButtonLink to="/settings/profile" variant="primary" size="large">
      {messages.toProfile}
    </ButtonLink>
  );
}
