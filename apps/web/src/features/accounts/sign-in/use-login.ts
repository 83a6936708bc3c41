import { useEffect, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { loginMessages as messages, signInMessages } from '../messages.ts';
import { useForm } from '../use-form.ts';
import { useAskedFor } from './asked-for.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

/** Loaded after the page is shown, and before anybody has typed. */
const loadRules = () => import('./login-rules.ts');

/** The server's answer to the last attempt. */
export type Refusal =
  | { kind: 'credentials' }
  | { kind: 'unconfirmed'; email: string }
  | { kind: 'code'; text: string };

/** The state of a link to the login page from where an account was just made. */
export type EmailForLogin = { email: string };

/**
 * Signs in with a password.
 * @param linksGoogle a sign-in with Google ended here, because the account has a password
 * @param email of an account that was just made
 */
export function useLogin(linksGoogle: boolean, email = '') {
  const askedFor = useAskedFor();
  const enter = useFinishSignIn({ success: messages.welcomeBack, askedFor, linksGoogle });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** The challenge that needs a code. */
  const [challenge, setChallenge] = useState<string | null>(null);
  const form = useForm({ email, password: '' }, (values) =>
    loadRules().then(
      ({ checkLogin }) => checkLogin(values),
      // Offline, sending fails with its own message.
      () => ({}),
    ),
  );
  useEffect(() => {
    loadRules().catch(() => undefined);
  }, []);

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

  return {
    ...form,
    submit: form.submit(signIn),
    refusal,
    challenge,
    enter,
    /** Back from the code to the password. @param text the server's reason, if any */
    leaveCode(text: string | undefined): void {
      setChallenge(null);
      setRefusal(text === undefined ? null : { kind: 'code', text });
    },
  };
}
