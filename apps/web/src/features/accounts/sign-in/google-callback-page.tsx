import { type GoogleProblem, googleCallback, googleProblems } from '@nimble/contracts/accounts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Answer, call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { googleMessages as messages } from '../messages.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { TwoFactorStep } from './two-factor-step.tsx';
import { useEnter } from './use-enter.ts';

/** What the login page is told: the Google account is linked once the password has been given. */
export type LinkAfterLogin = { linksGoogle: true };

type Exchanged = Answer<typeof googleCallback>;

/** A token works once, so each is sent once, however often the page is drawn. */
const exchanges = new Map<string, Promise<Exchanged>>();

/** Where Google's sign-in ends (spec 1 §2): exchanges the token of the address for a session. */
export function GoogleCallbackPage() {
  usePageTitle(messages.title);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const enter = useEnter({ success: messages.signedIn });
  const [challenge, setChallenge] = useState<string | null>(null);
  const isOver = useRef(false);

  async function fail(text: string): Promise<void> {
    toast.error(text);
    await navigate('/login', { replace: true });
  }

  async function finish(): Promise<void> {
    const given = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
    const refusal = given.get('error');
    if (refusal === ('passwordAccount' satisfies GoogleProblem)) {
      const state: LinkAfterLogin = { linksGoogle: true };
      return void navigate('/login', { replace: true, state });
    }
    if (refusal !== null) return fail(textOf(refusal));
    const token = given.get('access_token') ?? given.get('id_token');
    if (token === null) return fail(messages.missingTokens);
    try {
      const answer = await exchangeOnce(token);
      if ('twoFactor' in answer) setChallenge(answer.twoFactor.challenge);
      else await enter(answer);
    } catch (error) {
      await fail(error instanceof ApiError ? error.message : googleProblems.failed);
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

function exchangeOnce(token: string): Promise<Exchanged> {
  const running = exchanges.get(token) ?? call(googleCallback, { query: { access_token: token } });
  exchanges.set(token, running);
  return running;
}

function textOf(refusal: string): string {
  return Object.entries(googleProblems).find(([reason]) => reason === refusal)?.[1] ?? googleProblems.failed;
}
