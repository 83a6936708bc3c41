import { textOf } from '@nimble/contracts';
import { googleMessages, type loginByCode } from '@nimble/contracts/accounts';
import type { Answer } from '@nimble/contracts/calls';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { chooseLanguage } from '../../../lib/language/language.ts';
import { changePreferences, hasStoredTheme } from '../../../lib/preferences.ts';
import { beginSession } from '../../../lib/session.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { signInMessages } from '../messages.ts';
import { isPath } from './asked-for.ts';

type Options = {
  success: string;
  /** The page that the person wanted before signing in. */
  askedFor: string | undefined;
  /** A Google account was refused in this browser just before: links it from now on. */
  linksGoogle?: boolean;
};

/**
 * The last step of every way to sign in: stores the session and goes to the page that was asked for, else to the
 * dashboard, or to the company's set-up.
 */
export function useFinishSignIn({ success, askedFor, linksGoogle = false }: Options) {
  const navigate = useNavigate();
  const home = isPath(askedFor) ? askedFor : '/dashboard';
  return async ({ user, jwt }: Answer<typeof loginByCode>): Promise<void> => {
    if (!hasStoredTheme() && user.theme === 'dark') changePreferences({ darkMode: true });
    if (user.language !== null) await chooseLanguage(user.language).catch(() => undefined);
    beginSession(jwt);
    toast.success(success);
    if (linksGoogle) await link();
    await navigate(user.company === null ? '/company-setup' : home, { replace: true });
  };
}

async function link(): Promise<void> {
  try {
    const { linkGoogle } = await import('./login-rules.ts');
    await call(linkGoogle);
    toast.success(textOf(googleMessages.linked));
  } catch (error) {
    toast.error(messageOf(error, signInMessages.unexpected));
  }
}
