import type { publicSettings } from '@nimble/contracts/settings';
import { useEffect, useState } from 'react';
import { type Answer, call } from '../../lib/api-client.ts';

type PublicSettings = Answer<typeof publicSettings>['data'];

/** The contract comes after the page, which everybody loads first, is shown. */
async function ask(signal: AbortSignal): Promise<Answer<typeof publicSettings>> {
  const { publicSettings: contract } = await import('@nimble/contracts/settings');
  return call(contract, { signal });
}

/** What this server offers before sign-in; undefined until known. A failure leaves the password, which always works. */
export function usePublicSettings(): PublicSettings | undefined {
  const [settings, setSettings] = useState<PublicSettings>();
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(
      ({ data }) => setSettings(data),
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return settings;
}
