import { textOf } from '@nimble/contracts';
import { type GoogleProblem, googleCallback, googleMessages } from '@nimble/contracts/accounts';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { googleMessages as messages } from '../messages.ts';
import { keptAskedFor } from './asked-for.ts';
import { type SignedIn, SigningIn, sendOnce, type ToLogin } from './signing-in.tsx';

/** State for the login page: the Google account is linked once the password was entered. */
export type LinkAfterLogin = { linksGoogle: true };

/** The return address of Google's sign-in: exchanges the token of the address for a session. */
export function GoogleCallbackPage() {
  usePageTitle(messages.title);
  const { hash, search } = useLocation();
  const given = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
  return <SigningIn begin={() => signInWith(given)} messages={messages} askedFor={keptAskedFor()} />;
}

async function signInWith(given: URLSearchParams): Promise<SignedIn | ToLogin> {
  const refusal = given.get('error');
  if (refusal === ('passwordAccount' satisfies GoogleProblem))
    return { toLogin: { state: { linksGoogle: true } satisfies LinkAfterLogin } };
  if (refusal === ('canceled' satisfies GoogleProblem))
    return { toLogin: { note: textOf(googleMessages.canceled) } };
  if (refusal !== null) return { toLogin: { text: problemText(refusal) } };
  const token = given.get('access_token') ?? given.get('id_token');
  if (token === null) return { toLogin: { text: messages.missingTokens } };
  try {
    return await sendOnce(token, () => call(googleCallback, { query: { access_token: token } }));
  } catch (error) {
    return { toLogin: { text: error instanceof ApiError ? error.message : textOf(googleMessages.failed) } };
  }
}

function problemText(refusal: string): string {
  const found = Object.entries(googleMessages).find(([reason]) => reason === refusal);
  return textOf(found?.[1] ?? googleMessages.failed);
}
