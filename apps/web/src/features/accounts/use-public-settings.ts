import type { Answer } from '@nimble/contracts/calls';
import type { publicSettings } from '@nimble/contracts/settings';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';

type PublicSettings = Answer<typeof publicSettings>['data'];

/** Asked once for all that is on a page. */
let asked: Promise<PublicSettings> | undefined;

/** The contract comes after the page, which everybody loads first, is shown. */
async function ask(): Promise<PublicSettings> {
  const { publicSettings: contract } = await import('@nimble/contracts/settings');
  return (await call(contract)).data;
}

/** What this server offers before sign-in; undefined until known. A failure leaves the password, which always works. */
export function usePublicSettings(): PublicSettings | undefined {
  const [settings, setSettings] = useState<PublicSettings>();
  useEffect(() => {
    let isHere = true;
    asked ??= ask();
    asked.then(
      (found) => isHere && setSettings(found),
      () => (asked = undefined),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return settings;
}
