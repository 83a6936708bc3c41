import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const answerMilliseconds = 10_000;

/**
 * Has a process of Node collect its garbage, so that what stays in memory is what it holds: V8 lets garbage grow with
 * the load, and an hour of that looks like a leak. Its inspector listens at this port of the machine from then on.
 */
export async function collectGarbage(pid: number, inspectorPort: number): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorOf(inspectorPort));
  try {
    const signal = AbortSignal.timeout(answerMilliseconds);
    await once(socket, 'open', { signal });
    const answered = once(socket, 'message', { signal });
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
    await answered;
  } finally {
    socket.close();
  }
}

async function inspectorOf(port: number): Promise<string> {
  const until = Date.now() + answerMilliseconds;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json`).catch(() => undefined);
    if (answer?.ok) {
      const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
      if (target !== undefined) return target.webSocketDebuggerUrl;
    }
    if (Date.now() > until) throw new Error('The inspector does not answer');
    await wait(100);
  }
}
