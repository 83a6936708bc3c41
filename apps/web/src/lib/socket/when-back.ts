import { reachServer } from '../reach-server.ts';

const lookEveryMilliseconds = 3000;

/**
 * Calls `onBack` when the server answers again after it did not: the socket's own attempts are up to 30 s apart. One
 * that answers all the time but has no socket for this page is left to these attempts. A hidden tab does not look.
 * Returns a function that stops it.
 */
export function whenBack(onBack: () => void): () => void {
  let wasAway = false;
  let isStopped = false;
  let timer = lookLater();
  function lookLater() {
    // Half more or less at random: not all browsers come back at once.
    return setTimeout(() => void look(), lookEveryMilliseconds * (0.5 + Math.random()));
  }
  async function look(): Promise<void> {
    if (document.visibilityState === 'visible') {
      const isReached = await reachServer();
      if (isStopped) return;
      if (isReached && wasAway) onBack();
      wasAway = !isReached;
    }
    if (!isStopped) timer = lookLater();
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
