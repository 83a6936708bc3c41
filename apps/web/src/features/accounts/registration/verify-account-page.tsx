import { verifyAccount } from '@nimble/contracts/accounts';
import { CircleCheck, RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { verificationMessages as messages, signInMessages } from '../messages.ts';
import { ResultView } from '../result-view.tsx';
import { SignInLayout } from '../sign-in-layout.tsx';
import { AskForVerification } from './ask-for-verification.tsx';

type Outcome = { kind: 'verifying' | 'verified' | 'invalid' } | { kind: 'failed'; message: string };

/** A code works once, so each is sent once, however often the page renders. */
const answers = new Map<string, Promise<Outcome>>();

/** Shows the result: verified, or invalid with a way to request a new link. */
export function VerifyAccountPage() {
  usePageTitle(messages.title);
  const { verificationCode = '' } = useParams();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'verifying' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isShown = true;
    void verify(verificationCode, attempt).then((next) => isShown && setOutcome(next));
    return () => {
      isShown = false;
    };
  }, [verificationCode, attempt]);

  function retry(): void {
    setOutcome({ kind: 'verifying' });
    setAttempt(attempt + 1);
  }

  return (
    <SignInLayout>
      <OutcomeView outcome={outcome} onRetry={retry} />
    </SignInLayout>
  );
}

function OutcomeView({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  switch (outcome.kind) {
    case 'verifying':
      return (
        <div role="status" className="flex items-center gap-3 text-ink-soft text-lg">
          <Spinner className="size-5 text-brand-ink" />
          {messages.verifying}
        </div>
      );
    case 'verified':
      return (
        <ResultView icon={<CircleCheck />} title={messages.verifiedTitle} text={messages.verifiedText}>
          <ButtonLink to="/login" variant="primary" size="large">
            {messages.logIn}
          </ButtonLink>
        </ResultView>
      );
    case 'invalid':
      return (
        <ResultView
          icon={<TriangleAlert />}
          tone="bad"
          title={messages.invalidTitle}
          text={messages.invalidText}
        >
          <AskForVerification />
        </ResultView>
      );
    case 'failed':
      return (
        <ResultView icon={<TriangleAlert />} tone="bad" title={messages.failedTitle} text={outcome.message}>
          <Button variant="primary" size="large" icon={<RotateCw />} onClick={onRetry}>
            {messages.retry}
          </Button>
        </ResultView>
      );
  }
}

function verify(verificationCode: string, attempt: number): Promise<Outcome> {
  const key = `${attempt} ${verificationCode}`;
  const answer = answers.get(key) ?? ask(verificationCode);
  answers.set(key, answer);
  return answer;
}

async function ask(verificationCode: string): Promise<Outcome> {
  try {
    await call(verifyAccount, { body: { verificationCode } });
    return { kind: 'verified' };
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 404, 410, 422].includes(error.status);
    return isRefused
      ? { kind: 'invalid' }
      : { kind: 'failed', message: messageOf(error, signInMessages.unexpected) };
  }
}
