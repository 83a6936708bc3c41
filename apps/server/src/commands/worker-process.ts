import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { ConnectionSettings } from '../platform/database/connection.ts';

const firstDelayMilliseconds = 500;
const longestDelayMilliseconds = 30_000;

/**
 * Keeps a worker running in a process of its own, so that media work can neither slow down nor take down the web
 * server. A worker that dies is started again, later each time; it ends by itself when this process is gone.
 */
export function superviseWorker(
  config: Config,
  connection: ConnectionSettings,
): { stop: () => Promise<void> } {
  let stopped = false;
  let delay = firstDelayMilliseconds;
  let timer: NodeJS.Timeout | undefined;
  let worker: ChildProcess | undefined;

  function start(): void {
    const startedAt = Date.now();
    worker = fork(join(import.meta.dirname, '../main.ts'), ['worker', '--child'], {
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    worker.send({ config, connection });
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (stopped) return;
      if (Date.now() - startedAt > longestDelayMilliseconds) delay = firstDelayMilliseconds;
      timer = setTimeout(start, delay);
      delay = Math.min(delay * 2, longestDelayMilliseconds);
    });
  }

  start();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (worker === undefined || worker.exitCode !== null || worker.signalCode !== null) return;
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      await ended;
    },
  };
}
