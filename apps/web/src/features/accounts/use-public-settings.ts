import type { Answer } from '@nimble/contracts/calls';
import type { publicSettings } from '@nimble/contracts/settings';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';

type PublicSettings = Answer<typeof publicSettings>['data'];

/** Loaded once per page. */
let asked: Promise<PublicSettings> | undefined;

/** Loaded after the page, which is the first one for everybody, is shown. */
async function ask(): Promise<PublicSettings> {
  const { publicSettings: contract } = await import('@nimble/contracts/settings');
  return (await call(contract)).data;
}

/** What this server offers before sign-in; undefined until loaded. After a failure the password still works. */
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
