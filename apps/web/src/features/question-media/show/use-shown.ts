import { useRef } from 'react';
import { useCall } from '../../../shared/use-call.ts';

/** Loads what is shown. Its address expires: when it fails, it is loaded again, once. */
export function useShown<Data>(about: string, ask: (signal: AbortSignal) => Promise<Data>) {
  const { called, load } = useCall(about, ask);
  const reloads = useRef(0);
  return {
    called,
    load,
    loadAgain(): void {
      reloads.current += 1;
      if (reloads.current === 1) load();
    },
  };
}
