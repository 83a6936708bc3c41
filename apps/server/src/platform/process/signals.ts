/** The stop requests of a process. */
export type StopSignals = {
  /** Aborts at the first Ctrl-C or SIGTERM, or when the parent process is gone. */
  stop: AbortSignal;
  /** Aborts at the second, which asks not to wait. */
  hurry: AbortSignal;
};

/**
 * One Ctrl-C reaches every process of the terminal, and npm and our own script pass it on as well: signals so close
 * together count as one.
 */
const oneWishMilliseconds = 500;

/** From now on signals no longer kill this process, except the third. */
export function listenForStop(): StopSignals {
  const stop = new AbortController();
  const hurry = new AbortController();
  let heardAt = Number.NEGATIVE_INFINITY;
  const hear = () => {
    const now = performance.now();
    if (now - heardAt < oneWishMilliseconds) return;
    heardAt = now;
    if (hurry.signal.aborted) process.exit(1);
    if (stop.signal.aborted) hurry.abort();
    else stop.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, hear);
  if (process.channel) process.once('disconnect', () => stop.abort());
  return { stop: stop.signal, hurry: hurry.signal };
}

export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
