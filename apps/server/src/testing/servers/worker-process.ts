import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { bundled } from '@nimble/bundle';
import type { TestApp } from './test-app.ts';

/** A worker over the database of a test, as `serve` starts it. */
export function startWorker({ config, connection }: TestApp): ChildProcess {
  const worker = fork(bundled(join(import.meta.dirname, '../../main.ts')), ['worker', '--child'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  worker.send({ config, connection, server: undefined });
  return worker;
}
