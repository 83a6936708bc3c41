import { signInByLink } from '@nimble/contracts/accounts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Answer, call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { signInLinkMessages as messages } from '../messages.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { TwoFactorStep } from './two-factor-step.tsx';
import { useEnter } from './use-enter.ts';

/** A link works once, so each is sent once, however often the page is drawn. */
const sent = new Map<string, Promise<Answer<typeof signInByLink>>>();

/** Where a link of the terminal leads, its code behind the #: signs in, and leaves nothing in the history. */
export function SignInLinkPage() {
  usePageTitle(messages.title);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const enter = useEnter({ success: messages.signedIn });
  const [challenge, setChallenge] = useState<string | null>(null);
  const isOver = useRef(false);

  async function fail(text: string): Promise<void> {
    toast.error(text);
    await navigate('/login', { replace: true });
  }

  async function finish(): Promise<void> {
    try {
      const answer = await sendOnce(hash.slice(1));
      if ('twoFactor' in answer) setChallenge(answer.twoFactor.challenge);
      else await enter(answer);
    } catch (error) {
      await fail(messageOf(error, messages.failed));
    }
  }

  useEffect(() => {
    if (isOver.current) return;
    isOver.current = true;
    void finish();
  });

  return (
    <SignInLayout>
      {challenge === null ? (
        <div role="status" className="flex items-center gap-3 text-ink-soft text-lg">
          <Spinner className="size-5 text-brand-ink" />
          {messages.signingIn}
        </div>
      ) : (
        <TwoFactorStep
          challenge={challenge}
          onEnter={enter}
          onLeave={(text) => void (text === undefined ? navigate('/login') : fail(text))}
        />
      )}
    </SignInLayout>
  );
}

function sendOnce(code: string): Promise<Answer<typeof signInByLink>> {
  const running = sent.get(code) ?? call(signInByLink, { body: { code } });
  sent.set(code, running);
  return running;
}
