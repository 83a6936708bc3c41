import type { publicSettings } from '@nimble/contracts/settings';
import { useEffect, useState } from 'react';
import { type Answer, call } from '../../lib/api-client.ts';

type SignInMethods = Answer<typeof publicSettings>['data']['signInMethods'];

/** The contract comes after the page, which everybody loads first, is shown. */
async function ask(signal: AbortSignal): Promise<Answer<typeof publicSettings>> {
  const { publicSettings: contract } = await import('@nimble/contracts/settings');
  return call(contract, { signal });
}

/** The ways to sign in that this server offers; undefined until known. A failure leaves the password, which always works. */
export function useSignInMethods(): SignInMethods | undefined {
  const [methods, setMethods] = useState<SignInMethods>();
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(
      (answer) => setMethods(answer.data.signInMethods),
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return methods;
}
