import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundled } from '@nimble/bundle';
import type { MetricObjects } from '../../platform/monitoring/index.ts';
import type { WorkerOrder } from './worker-order.ts';

const main = join(import.meta.dirname, '../../main.ts');
const firstDelayMilliseconds = 500;
const longestDelayMilliseconds = 30_000;
/** Longest time for tasks to end or to be given back. */
const stopMilliseconds = 20_000;
const answerMilliseconds = 2000;
/**
 * A worker mostly waits, and what it reads of a video is garbage at once: it collects that often instead of keeping a
 * hundred megabytes of it. `nimble worker` is started the same way (scripts/run-server.mjs).
 */
const littleMemory = ['--optimize-for-size', '--max-semi-space-size=2'];

/**
 * Keeps a worker running in a separate process, so that media work can neither slow down nor crash the web server. A
 * worker that dies is restarted with growing delays; it exits by itself when this process is gone. It is controlled by
 * messages only, and Ctrl-C in the terminal does not reach it: its parent decides when it ends.
 */
export function superviseWorker(
  order: () => WorkerOrder,
  hurry: AbortSignal,
): { stop: () => Promise<void>; metrics: () => Promise<MetricObjects> } {
  let stopped = false;
  let delay = firstDelayMilliseconds;
  let timer: NodeJS.Timeout | undefined;
  let worker: ChildProcess | undefined;

  function start(): void {
    const startedAt = Date.now();
    worker = fork(bundled(main), ['worker', '--child'], {
      stdio: ['ignore', 2, 2, 'ipc'],
      detached: true,
      execArgv: littleMemory,
    });
    worker.on('error', () => undefined);
    worker.send(order());
    worker.once('exit', () => {
      if (stopped) return;
      if (Date.now() - startedAt > longestDelayMilliseconds) delay = firstDelayMilliseconds;
      timer = setTimeout(start, delay);
      delay = Math.min(delay * 2, longestDelayMilliseconds);
    });
  }

  start();
  return {
    metrics: () => (worker === undefined ? Promise.resolve([]) : askMetrics(worker)),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (worker !== undefined) await end(worker, hurry);
    },
  };
}

/** Empty while it starts or when it does not answer: then only the web server's own metrics are reported. */
async function askMetrics(worker: ChildProcess): Promise<MetricObjects> {
  if (!worker.connected) return [];
  const answered = once(worker, 'message', { signal: AbortSignal.timeout(answerMilliseconds) });
  worker.send('metrics', () => undefined);
  const [metrics] = (await answered.catch(() => [[]])) as [MetricObjects];
  return metrics;
}

async function end(worker: ChildProcess, hurry: AbortSignal): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  const kill = () => worker.kill('SIGKILL');
  const timer = setTimeout(kill, stopMilliseconds);
  hurry.addEventListener('abort', kill, { once: true });
  if (hurry.aborted) kill();
  else worker.send('stop', () => undefined);
  await ended;
  clearTimeout(timer);
}
