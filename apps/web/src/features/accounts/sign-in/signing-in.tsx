import type { signInByLink } from '@nimble/contracts/accounts';
import type { Answer } from '@nimble/contracts/calls';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { apiMessages } from '../../../lib/messages.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { TwoFactorStep } from './two-factor-step.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

export type SignedIn = Answer<typeof signInByLink>;
/** Back to the login page: with an error or a note, with a state for the page, or with neither. */
export type ToLogin = { toLogin: { text?: string; note?: string; state?: object } };

type SigningInProps = {
  /** Exchanges the code of the address for a session; called once, however often the page renders. */
  begin: () => Promise<SignedIn | ToLogin>;
  messages: { signingIn: string; signedIn: string };
  /** The page that the person wanted before signing in; the login page learns it too. */
  askedFor?: string | undefined;
};

/** The page for signing in by an address alone; asks for a second factor if there is one. */
export function SigningIn({ begin, messages, askedFor }: SigningInProps) {
  const navigate = useNavigate();
  const enter = useFinishSignIn({ success: messages.signedIn, askedFor });
  const [challenge, setChallenge] = useState<string | null>(null);
  const hasBegun = useRef(false);

  async function leave({ text, note, state }: ToLogin['toLogin']): Promise<void> {
    if (text !== undefined) toast.error(text);
    if (note !== undefined) toast.info(note);
    await navigate('/login', { replace: true, state: { ...state, askedFor } });
  }

  async function finish(): Promise<void> {
    const answer = await begin();
    if ('toLogin' in answer) await leave(answer.toLogin);
    else if ('twoFactor' in answer) setChallenge(answer.twoFactor.challenge);
    else await enter(answer);
  }

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
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
          onLeave={(text) => void leave(text === undefined ? {} : { text })}
        />
      )}
    </SignInLayout>
  );
}

/** A one-time code is sent once, also when the page renders twice. */
const sent = new Map<string, Promise<SignedIn>>();

export function sendOnce(code: string, send: () => Promise<SignedIn>): Promise<SignedIn> {
  const running = sent.get(code) ?? send().then(signedInBy);
  sent.set(code, running);
  return running;
}

/** @throws ApiError: a proxy in between may have answered something else. */
function signedInBy(answer: SignedIn | null): SignedIn {
  if (answer !== null && ('jwt' in answer || 'twoFactor' in answer)) return answer;
  throw new ApiError({ status: 200, name: 'AnswerError', message: apiMessages.unreadable });
}
