import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundled } from '@nimble/bundle';

const restartMilliseconds = 500;
/** As `npm start` and `serve` start them (scripts/run-server.mjs). */
const memoryOf = {
  web: ['--max-semi-space-size=16', '--heap-growing-percent=30'],
  worker: ['--optimize-for-size', '--max-semi-space-size=2'],
} as const;
const main = join(import.meta.dirname, '../../../apps/server/src/main.ts');
const launcher = join(import.meta.dirname, '../../../apps/server/bin/nimble.mjs');

export type Member = { name: string; pid: () => number; stop: () => Promise<void> };
type Settings = Record<string, string>;

/** A process of the product that is started again when it dies, as by systemd or Kubernetes. */
export function keepRunning(
  name: string,
  command: 'web' | 'worker',
  settings: Settings,
  log: string,
): Member {
  return supervise(name, [...memoryOf[command], bundled(main), command], settings, log);
}

/** `serve`, as `npm start` runs it: its own script restarts it. */
export function keepServing(name: string, settings: Settings, log: string): Member {
  return supervise(name, [launcher, 'serve'], settings, log);
}

function supervise(name: string, options: readonly string[], settings: Settings, log: string): Member {
  const { PATH } = process.env;
  const output = openSync(log, 'a');
  let stopped = false;
  let child: ChildProcess;
  const start = () => {
    child = spawn(process.execPath, options, {
      env: { PATH, ...settings },
      stdio: ['ignore', output, output],
    });
    child.once('exit', () => {
      if (!stopped) void wait(restartMilliseconds).then(() => stopped || start());
    });
  };
  start();
  return {
    name,
    pid: () => child.pid ?? 0,
    async stop() {
      stopped = true;
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      closeSync(output);
    },
  };
}
