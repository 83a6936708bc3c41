import { signInByLink } from '@nimble/contracts/accounts';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { signInLinkMessages as messages } from '../messages.ts';
import { SigningIn, sendOnce } from './signing-in.tsx';

/**
 * The target of a sign-in link of the terminal, with its code behind the #: signs in, and leaves nothing in the
 * history.
 */
export function SignInLinkPage() {
  usePageTitle(messages.title);
  const { hash } = useLocation();

  async function begin() {
    const code = hash.slice(1);
    try {
      return await sendOnce(code, () => call(signInByLink, { body: { code } }));
    } catch (error) {
      return { toLogin: { text: messageOf(error, messages.failed) } };
    }
  }

  return <SigningIn begin={begin} messages={messages} />;
}
