import { useEffect } from 'react';
import { prepareToasts } from './toast.ts';

/** After what a page loads for itself. */
const delayMilliseconds = 3000;

/**
 * Loads the code of short messages before one is needed: without a server, or after its update, it could not be loaded,
 * and the message that says so would be lost.
 */
export function useEarlyToasts(): void {
  useEffect(() => {
    const timer = setTimeout(prepareToasts, delayMilliseconds);
    return () => clearTimeout(timer);
  }, []);
}
