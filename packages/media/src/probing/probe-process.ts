import { startWatch } from '../codec/start-watch.ts';
import { MediaRejectedError } from '../errors.ts';
import { inspect } from '../inspect.ts';
import type { ProbeMessage } from './probe.ts';

/**
 * Reads one recording and says what is in it. A separate process, because a crafted file may take hours or gigabytes: it
 * may read that file alone, and a thread ends it when its memory is full or its parent is gone.
 */
process.once('disconnect', () => process.exit(1));
startWatch();
process.once('message', (path: string) => {
  inspect(path).then(({ facts }) => say({ kind: 'facts', facts }), refuse);
});

function refuse(error: unknown): void {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1000);
  say(
    error instanceof MediaRejectedError
      ? { kind: 'rejected', code: error.code, reason }
      : { kind: 'failed', reason },
  );
}

/** Waits until it has been sent. */
function say(message: ProbeMessage): void {
  process.send?.(message, () => process.exit(0));
}
